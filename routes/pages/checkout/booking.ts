import { bookedStay, type BookingChoice, giftReference, readBooking } from '../../../src/domain/stay/booking-address.ts'
import type { StayCriteria } from '../../../src/domain/stay/criteria.ts'
import { formatStayCriteria, parseStayCriteria } from '../../../src/domain/stay/hash.ts'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { href, type Site } from '../../../src/market/site.ts'
import type { PageContext } from '../../context.ts'

export function bookingOf({ url, today, hour }: Pick<PageContext, 'url' | 'today' | 'hour'>): BookingChoice | undefined {
  return readBooking(url.search, today, hour)
}

/** The stay's page says that it is too late for the dates of the address. */
export function stayToDate({ site, url }: Pick<PageContext, 'site' | 'url'>): string | undefined {
  const stayId = bookedStay(url.search)
  if (!stayId) return undefined
  const gift = giftReference(url.search)
  if (gift !== undefined) return giftStayHref(site, gift, stayId, queryOf(parseStayCriteria(url.search)))
  return href(site, 'stay', { path: [stayId], query: queryOf(parseStayCriteria(url.search)) })
}

/** Where a beneficiary chooses the dates of a stay. */
function giftStayHref(site: Site, gift: string, stayId: number, query: ReturnType<typeof queryOf>): string {
  return href(site, 'gift', { path: [gift, 'stays', stayId], query })
}

/** All choices are in the query, so the way back works without scripts. */
export function stayHref(site: Site, { stayId, criteria, gift }: BookingChoice, { products = [] }: Pick<StayDetail, 'products'>): string {
  if (gift !== undefined) return giftStayHref(site, gift, stayId, queryOf(criteria))
  const own = products.find(({ activityIds }) => activityIds.length === 0)?.id ?? stayId
  return href(site, 'stay', { path: [own], query: queryOf({ ...criteria, ...(own !== stayId && { extra: stayId }) }) })
}

const queryOf = (criteria: StayCriteria) => Object.fromEntries(new URLSearchParams(formatStayCriteria(criteria)))
