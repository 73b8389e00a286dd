import { viewedPrefix } from '../../stored/keys.ts'
import { mayNow, onConsent } from '../consent/consent.ts'
import { pageLocale } from '../page/page-locale.ts'
import { storedViewed } from '../../stored/entries.ts'

/** Products are recorded only with consent to personalisation; without it the lists are erased. */
export function followViewed(): void {
  follow(mayNow('personalisation'))
  onConsent(({ personalisation }) => follow(personalisation))
}

function follow(allowed: boolean): void {
  if (!allowed) return eraseLists()
  const island = document.querySelector<HTMLElement>('[data-name="recently-viewed"]')
  // A page without a product of its own needs the code only if something was viewed.
  if (island && (island.querySelector('script')?.text !== '{}' || storedViewed(pageLocale()).read())) void import('./record-viewed.ts')
}

/** Lists on the screen learn of it by the event, as of a change in another tab. */
function eraseLists(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(viewedPrefix)) localStorage.removeItem(key)
  } catch {
    // The storage is blocked.
  }
  dispatchEvent(new StorageEvent('storage'))
}
