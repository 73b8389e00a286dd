import { cookieValue } from '../../stored/cookie-value.ts'
import { storedEntry } from '../../stored/entries.ts'
import { paidCookie, reloadedPrefix } from '../../stored/keys.ts'

/**
 * Loads a checkout anew that the browser brings back as it was before something was paid, once for each payment. `data-paid` is the newest paid
 * order that the server knew of, or empty.
 */
export function renewAfterPayment({ dataset }: HTMLElement): void {
  const renew = () => {
    const newest = cookieValue(document.cookie, paidCookie)?.split(':')[1]
    if (!newest || newest === dataset['paid']) return
    const address = location.pathname + location.search
    const renewed = storedEntry(() => sessionStorage, `${reloadedPrefix}${newest} ${address}`)
    if (renewed.read()) return
    renewed.write('paid')
    // A reload would ask whether to send a posted form again, and would stay on the page where the address has a hash.
    location.replace(address)
  }
  renew()
  addEventListener('pageshow', ({ persisted }) => persisted && renew())
}
