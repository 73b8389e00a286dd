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
}

/** The checkout of these dates and this party; `price` lets it tell when the price has changed since. */
export function checkoutLink(site: Site, { stayId, dates, guests, price }: Chosen): string {
  const { checkin, checkout } = dates
  const nights = nightsOf(dates)
  return href(site, 'checkout', {
    query: { product: stayId, checkin, checkout, nights, a: guests.adults, c: guests.children, b: guests.babies, price },
  })
}
