import { viewedPrefix } from '../stored/keys.ts'
import { mayNow, onConsent } from './consent.ts'
import { pageLocale } from './page-locale.ts'
import { storedViewed } from './stored-viewed.ts'

/** Records and shows the viewed products with consent to personalisation; without it their lists are erased. */
export function followViewed(): void {
  follow(mayNow('personalisation'))
  onConsent(({ personalisation }) => follow(personalisation))
}

function follow(allowed: boolean): void {
  if (!allowed) return eraseLists()
  const island = document.querySelector<HTMLElement>('[data-name="recently-viewed"]')
  // A page that adds no product, whose island has no props, needs the code only where something was viewed.
  if (island && (island.querySelector('script')?.text !== '{}' || storedViewed(pageLocale()).read())) void import('./record-viewed.ts')
}

/** A list on the screen reads its own again, as after a change in another tab. */
function eraseLists(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(viewedPrefix)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is none.
  }
  dispatchEvent(new StorageEvent('storage'))
}
