import { href, type Site } from '../../market/site.ts'
import { guestKeys } from '../address/dates-and-guests.ts'
import { readParameters, wholeIn } from '../address/parameters.ts'
import { acceptDates, nightsOf, type StayDates } from '../dates/stay-dates.ts'
import { defaultGuests, type Guests } from '../guests/guests.ts'
import type { StayCriteria } from './criteria.ts'
import { formatStayCriteria, parseStayCriteria } from './hash.ts'

export interface BookingChoice {
  readonly stayId: number
  readonly dates: StayDates
  readonly criteria: StayCriteria
  /** In cents, so that the checkout notices a change. */
  readonly shownPrice: number | undefined
  /** The reference of the gift that pays, which opens nothing. */
  readonly gift?: string | undefined
}

export function bookedStay(query: string): number | undefined {
  return wholeIn(readParameters(query).get('product'), 1, 999_999_999)
}

export function giftReference(query: string): string | undefined {
  return /^\d{8}$/.exec(readParameters(query).get('gift') ?? '')?.[0]
}

/** Undefined without a stay, or if nobody can arrive on its dates. `today` and `hour` (0 to 23) are the market's. */
export function readBooking(query: string, today: string, hour: number): BookingChoice | undefined {
  const criteria = acceptDates(parseStayCriteria(query), today, hour)
  const stayId = bookedStay(query)
  if (!criteria.dates || stayId === undefined) return undefined
  const gift = giftReference(query)
  const shownPrice = wholeIn(readParameters(query).get('price'), 0, 999_999_999)
  return { stayId, criteria, dates: criteria.dates, shownPrice, ...(gift !== undefined && { gift }) }
}

export function bookingQuery({ stayId, criteria, dates, shownPrice, gift }: BookingChoice): Record<string, string | number> {
  const others = readParameters(formatStayCriteria({ ...criteria, dates: undefined, guests: defaultGuests }))
  return {
    product: stayId,
    checkin: dates.checkin,
    checkout: dates.checkout,
    nights: nightsOf(dates),
    ...guestFields(criteria.guests),
    ...Object.fromEntries(others),
    ...(shownPrice !== undefined && { price: shownPrice }),
    ...(gift !== undefined && { gift }),
  }
}

export function checkoutHref(site: Site, booking: BookingChoice, more: Readonly<Record<string, string | number | undefined>> = {}): string {
  return href(site, 'checkout', { query: { ...bookingQuery(booking), ...more } })
}

/** The form has its own fields `nights` and `price`, so it needs no check-out. */
export function bookingFields(stayId: number, { dates, guests }: Pick<StayCriteria, 'dates' | 'guests'>): Record<string, string | number> {
  return { ...(dates && { product: stayId, checkin: dates.checkin }), ...guestFields(guests) }
}

const guestFields = (guests: Guests) => ({
  [guestKeys.adults]: guests.adults,
  [guestKeys.children]: guests.children,
  [guestKeys.babies]: guests.babies,
})
