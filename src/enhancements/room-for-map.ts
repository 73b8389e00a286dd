/** Minimum width for the map beside the results. */
export const besideScreen = '(min-width: 80em)'

/** Under which the visitor's choice is stored: "open" for a map beside the results, in every tab and on every search page. */
export const besideKey = 'escale.map-beside'

/** Makes room for a remembered map before the first paint, so that nothing moves when it comes. Every page loads this. */
export function makeRoomForMap(): void {
  try {
    if (localStorage.getItem(besideKey) === 'open' && matchMedia(besideScreen).matches) document.documentElement.dataset['map'] = ''
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
