/** The buttons above the results that the map view has too, each of an island of its own. */
export type Tool = 'filter' | 'sort'

/** Islands share no state: the map presses the other island's button, whose drawer opens above everything and returns the focus. */
export function pressTool(tool: Tool): void {
  document.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.click()
}
