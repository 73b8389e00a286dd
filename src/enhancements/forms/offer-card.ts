import { track } from '../analytics/track.ts'
import { chosenAmount } from './remembered-fields.ts'

/**
 * Keeps what is chosen in the address, and reports a gift card that is taken to the checkout, with its delivery. The radio button of a parcel
 * has the cents in `data-cost`.
 */
export function offerCard(form: HTMLFormElement): void {
  form.addEventListener('change', () => keepInAddress(form))
  form.addEventListener('submit', () => {
    const parcel = form.querySelector<HTMLInputElement>('[name="giftFormat"][value="physical"]:checked')
    const price = Number(chosenAmount()) * 100 + Number(parcel?.dataset['cost'] ?? 0)
    if (!Number.isInteger(price) || price <= 0) return
    track({ event: 'add_to_cart', giftCard: true, flow: 'gifting', price, format: parcel ? 'physical' : 'digital' })
  })
}

/** A visitor who loads the page again or comes back to it finds the amount, to which the message belongs. */
function keepInAddress(form: HTMLFormElement): void {
  const address = new URL(location.href)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  history.replaceState(history.state, '', address)
}
