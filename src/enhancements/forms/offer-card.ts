import { track } from '../analytics/track.ts'
import { chosenAmount } from './remembered-fields.ts'

/** Reports a gift card that is taken to the checkout, with its delivery. The radio button of a parcel has the cents in `data-cost`. */
export function offerCard(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    const parcel = form.querySelector<HTMLInputElement>('[name="giftFormat"][value="physical"]:checked')
    const price = Number(chosenAmount()) * 100 + Number(parcel?.dataset['cost'] ?? 0)
    if (!Number.isInteger(price) || price <= 0) return
    track({ event: 'add_to_cart', giftCard: true, flow: 'gifting', price, format: parcel ? 'physical' : 'digital' })
  })
}
