import { acceptDates } from '../../../src/domain/criteria/accept-dates.ts'
import { formatStayCriteria, parseStayCriteria } from '../../../src/domain/criteria/parse-stay.ts'
import type { StayDates } from '../../../src/domain/criteria/search-criteria.ts'
import type { StayCriteria } from '../../../src/domain/criteria/stay-criteria.ts'
import { href, type Site } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'

/** What is being booked, as the checkout's address says it. */
export interface Booking {
  readonly stayId: number
  readonly criteria: StayCriteria
  readonly dates: StayDates
  /** Cents the visitor saw before coming here. */
  readonly shownPrice: number | undefined
}

/** The booking in the address; undefined when it names no stay or no dates that can be booked. */
export function bookingOf({ url, today, hour }: Pick<PageContext, 'url' | 'today' | 'hour'>): Booking | undefined {
  const { searchParams } = url
  const criteria = acceptDates(parseStayCriteria(url.search), today, hour)
  const stayId = wholeNumber(searchParams.get('product'))
  if (!criteria.dates || stayId === undefined || stayId === 0) return undefined
  return {
    stayId,
    criteria,
    dates: criteria.dates,
    shownPrice: wholeNumber(searchParams.get('price')),
  }
}

/** The page of the stay that the address names without dates that can be booked: there they are chosen. Undefined where it names none. */
export function stayWithoutDates({ site, url, today, hour }: Pick<PageContext, 'site' | 'url' | 'today' | 'hour'>): string | undefined {
  const stayId = wholeNumber(url.searchParams.get('product'))
  if (!stayId) return undefined
  return href(site, 'stay', { path: [stayId], query: queryOf(acceptDates(parseStayCriteria(url.search), today, hour)) })
}

/** The booking as query parameters: what `bookingOf` reads. */
export function bookingQuery({ stayId, criteria, shownPrice }: Booking): Record<string, string | number> {
  return {
    product: stayId,
    ...queryOf(criteria),
    ...(shownPrice !== undefined && { price: shownPrice }),
  }
}

/** The checkout of a booking; `more` replaces or adds parameters. */
export function checkoutHref(site: Site, booking: Booking, more: Readonly<Record<string, string | number | undefined>> = {}): string {
  return href(site, 'checkout', { query: { ...bookingQuery(booking), ...more } })
}

/** The stay's page with all that was chosen on it: in the query, so that the way back needs no scripts. */
export function stayHref(site: Site, { stayId, criteria }: Booking): string {
  return href(site, 'stay', { path: [stayId], query: queryOf(criteria) })
}

const queryOf = (criteria: StayCriteria) => Object.fromEntries(new URLSearchParams(formatStayCriteria(criteria)))

/** What a booking is called at the payment provider and to the visitor. */
export const bookingReference = (stayId: number, { checkin }: StayDates): string => `S${stayId}-${checkin}`

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
