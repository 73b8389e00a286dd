import { acceptDates } from '../../../src/domain/criteria/accept-dates.ts'
import {
  type ActivitySelection,
  formatActivitySelection,
  parseActivitySelection,
  selectionKey,
} from '../../../src/domain/criteria/activity-selection.ts'
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
  /** When the activities of the stay that need a date take place. */
  readonly activities: ActivitySelection
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
    activities: parseActivitySelection(searchParams.getAll(selectionKey)),
    shownPrice: wholeNumber(searchParams.get('price')),
  }
}

/** The booking as query parameters: what `bookingOf` reads. */
export function bookingQuery({ stayId, criteria, activities, shownPrice }: Booking): Record<string, string | number> {
  const selection = formatActivitySelection(activities)
  return {
    product: stayId,
    ...Object.fromEntries(new URLSearchParams(formatStayCriteria(criteria))),
    ...(selection && { [selectionKey]: selection }),
    ...(shownPrice !== undefined && { price: shownPrice }),
  }
}

/** The checkout of a booking; `more` replaces or adds parameters. */
export function checkoutHref(site: Site, booking: Booking, more: Readonly<Record<string, string | number | undefined>> = {}): string {
  return href(site, 'checkout', { query: { ...bookingQuery(booking), ...more } })
}

/** What a booking is called at the payment provider and to the visitor. */
export const bookingReference = (stayId: number, { checkin }: StayDates): string => `S${stayId}-${checkin}`

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
