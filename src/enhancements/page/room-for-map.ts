import { mapBesideKey } from '../../stored/keys.ts'

export const besideScreen = '(min-width: 80em)'

/** Runs on every page before the first paint, so that a remembered map does not shift the page. */
export function makeRoomForMap(): void {
  try {
    if (localStorage.getItem(mapBesideKey) === 'open' && matchMedia(besideScreen).matches) document.documentElement.dataset['map'] = ''
  } catch {
    // The storage is blocked.
  }
}
