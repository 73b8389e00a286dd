import { type ActivitySelection, formatActivitySelection, selectionKey } from '../../domain/criteria/activity-selection.ts'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { href, type Site } from '../../market/site.ts'

export interface Chosen {
  readonly stayId: number
  readonly dates: StayDates
  readonly guests: Guests
  /** Cents the visitor has seen. */
  readonly price: number
  /** The offer, where it is not at the usual rate. */
  readonly offerId?: number | undefined
  readonly activities?: ActivitySelection
}

/** The checkout of these dates, this party and what else was chosen (`routes/pages/checkout/booking.ts` reads it); `price` lets it tell when the price has changed since. */
export function checkoutLink(site: Site, { stayId, dates, guests, price, offerId, activities = {} }: Chosen): string {
  const { checkin, checkout } = dates
  const nights = nightsOf(dates)
  return href(site, 'checkout', {
    query: {
      product: stayId,
      checkin,
      checkout,
      nights,
      a: guests.adults,
      c: guests.children,
      b: guests.babies,
      offerId,
      [selectionKey]: formatActivitySelection(activities),
      price,
    },
  })
}
