/** Buttons above the results, each of an island, also in the map view. */
export type Tool = 'filter' | 'sort'

/** Its drawer opens above everything; closing it returns the focus. */
export function pressTool(tool: Tool): void {
  document.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.click()
}
