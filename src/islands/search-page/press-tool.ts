/** Buttons of the bar above the results, each of an island of its own, that the map view has too. */
export type Tool = 'filter' | 'sort'

/** Presses a button of the bar; its drawer opens above everything. Closing it returns the focus to where it was before. */
export function pressTool(tool: Tool): void {
  document.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.click()
}
