import type { ActivityDates, ProductOffers } from '../../../src/contract/stay.ts'
import { formatActivitySelection } from '../../../src/domain/stay/activity-selection.ts'
import { nightsOf } from '../../../src/domain/dates/stay-dates.ts'
import { toStayOccupancy } from '../../../src/domain/guests/occupancy.ts'
import type { PageContext } from '../../context.ts'
import type { Booking } from '../../../src/domain/stay/booking-address.ts'

/** Requests the real-time quote of the booking, for its rate and activity dates. */
export function requestQuote(
  { upstream }: PageContext,
  { stayId, ...rest }: Booking,
): ReturnType<PageContext['upstream']['quoteRealtime']> {
  const { offerId, activities } = rest.criteria
  const activitySelectionList = formatActivitySelection(activities)
  return upstream.quoteRealtime(stayId, toStayOccupancy(rest.dates, rest.criteria.guests), {
    ...(activitySelectionList && { activitySelectionList }),
    ...(offerId !== undefined && { offerId }),
  })
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
