import type { PricedExtra } from '../../../src/domain/booking/price-breakdown.ts'
import type { ActivityDates, ProductOffers, StayDetail } from '../../../src/contract/stay.ts'
import { formatActivitySelection } from '../../../src/domain/stay/activity-selection.ts'
import { nightsOf } from '../../../src/domain/dates/stay-dates.ts'
import { toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import type { QuoteChoice } from '../../../worker/upstream/product-calls.ts'
import type { PageContext } from '../../context.ts'
import { requestProductPrices } from '../product-prices.ts'
import type { Booking } from '../../../src/domain/stay/booking-address.ts'

/** Requests the real-time quote of the booking, for its rate and activity dates. */
export function requestQuote(
  { upstream }: PageContext,
  { stayId, ...rest }: Booking,
): ReturnType<PageContext['upstream']['quoteRealtime']> {
  return upstream.quoteRealtime(stayId, toStayOccupancy(rest.dates, rest.criteria.guests), choicesOf(rest))
}

/** Returns rate and activity dates as upstream calls take them. */
export function choicesOf({ criteria: { offerId, activities } }: Pick<Booking, 'criteria'>): QuoteChoice {
  const activitySelectionList = formatActivitySelection(activities)
  return { ...(activitySelectionList && { activitySelectionList }), ...(offerId !== undefined && { offerId }) }
}

/** Requests the price of the stay without each extra that is part of it, at the standard rate. */
export async function requestExtras(
  context: PageContext,
  { dates, criteria }: Booking,
  { upsells = [] }: Pick<StayDetail, 'upsells'>,
): Promise<readonly PricedExtra[]> {
  const booked = upsells.filter(({ selected }) => selected)
  const products = booked.map(({ id }) => id)
  const prices = await requestProductPrices(context, products, toStayOccupancy(dates, criteria.guests))
  return booked.map(({ id, label }) => ({ label, without: prices[id] }))
}

/** Requests the rates for the booking's dates and guests; empty when the call fails. */
export async function requestRates({ upstream }: PageContext, { stayId, ...rest }: Booking): Promise<ProductOffers['offers']> {
  const outcome = await upstream.productOffers(stayId, { ...toStayOccupancy(rest.dates, rest.criteria.guests), multiOffer: true })
  return outcome.kind === 'ok'
    ? outcome.value.offers.filter(({ weekendId, nights }) => weekendId === stayId && nights === nightsOf(rest.dates))
    : []
}

/** Requests available activity dates; empty when the call fails, so that only the quote decides. */
export async function requestActivityDates({ upstream }: PageContext, booking: Booking): Promise<ActivityDates> {
  const outcome = await upstream.datedStay(booking.stayId, toStayOccupancy(booking.dates, booking.criteria.guests))
  return outcome.kind === 'ok' ? outcome.value.activityDates : []
}
