import { mapBesideKey } from '../../stored/keys.ts'

export const besideScreen = '(min-width: 80em)'

/** Reserves a remembered map's room before the first paint. On every page. */
export function makeRoomForMap(): void {
  try {
    if (localStorage.getItem(mapBesideKey) === 'open' && matchMedia(besideScreen).matches) document.documentElement.dataset['map'] = ''
  } catch {
    // Storage is blocked.
  }
}
