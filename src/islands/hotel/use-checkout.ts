import { useRef } from 'react'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { formatStayCriteria } from '../../domain/criteria/parse-stay.ts'
import { noStayChoices } from '../../domain/criteria/stay-criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { href } from '../../market/site.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { track } from '../booking/track.ts'

/** Milliseconds in which a second press is the same one. */
const impatience = 1000

/**
 * Goes to checkout with an offer's form (`OfferForm`) for the chosen dates and party; there its price and the dates of its activities are
 * checked. A form that is not of these dates, because theirs is on its way, leads to the stay with them.
 */
export function useCheckout(): (stayId: number, form: HTMLFormElement, chosen: { dates: StayDates; guests: Guests }) => void {
  const { site } = useSite()
  const left = useRef(-impatience)
  return (stayId, form, { dates, guests }) => {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    if (fields['checkin'] !== dates.checkin) {
      const hash = formatStayCriteria({ ...noStayChoices, dates, guests })
      return location.assign(href(site, 'stay', { path: [stayId], hash }))
    }
    if (performance.now() - left.current < impatience) return
    left.current = performance.now()
    // Without scripts nobody knows the price of a longer stay before it is sent.
    const price = form.querySelector<HTMLElement>('[name="nights"]:checked')?.dataset['price'] ?? fields['price']
    track({ event: 'add_to_cart', stay: stayId, flow: 'booking', price: Number(price), nights: Number(fields['nights']) })
    location.assign(href(site, 'checkout', { query: { ...fields, price } }))
  }
}
