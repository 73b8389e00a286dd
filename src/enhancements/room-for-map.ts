import { mapBesideKey } from '../stored/keys.ts'

/** Minimum width for the map beside the results. */
export const besideScreen = '(min-width: 80em)'

/** Makes room for a remembered map before the first paint, so that nothing moves when it comes. Every page loads this. */
export function makeRoomForMap(): void {
  try {
    if (localStorage.getItem(mapBesideKey) === 'open' && matchMedia(besideScreen).matches) document.documentElement.dataset['map'] = ''
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
