import type { ActivityDates, ProductOffers } from '../../../src/contract/stay.ts'
import { formatActivitySelection } from '../../../src/domain/criteria/activity-selection.ts'
import { nightsOf } from '../../../src/domain/criteria/party-and-dates.ts'
import type { PageContext } from '../../context.ts'
import type { Booking } from './booking.ts'

/** What the booking costs now: the real-time quote decides. The offer's rate and the dates of activities are part of what it checks. */
export function askQuote({ upstream }: PageContext, { stayId, ...it }: Booking): ReturnType<PageContext['upstream']['quoteRealtime']> {
  const { offerId, activities } = it.criteria
  const activitySelectionList = formatActivitySelection(activities)
  return upstream.quoteRealtime(stayId, partyOf(it), {
    ...(activitySelectionList && { activitySelectionList }),
    ...(offerId !== undefined && { offerId }),
  })
}

/** The rates this stay is sold at for these dates and guests; none when the call fails. */
export async function askRates({ upstream }: PageContext, { stayId, ...it }: Booking): Promise<ProductOffers['offers']> {
  const asked = await upstream.productOffers(stayId, { ...partyOf(it), multiOffer: true })
  return asked.kind === 'ok'
    ? asked.value.offers.filter(({ weekendId, nights }) => weekendId === stayId && nights === nightsOf(it.dates))
    : []
}

/** The activities that need a date and when they can be had; none when the call fails: then the quote alone decides. */
export async function askActivityDates({ upstream }: PageContext, booking: Booking): Promise<ActivityDates> {
  const asked = await upstream.datedStay(booking.stayId, partyOf(booking))
  return asked.kind === 'ok' ? asked.value.activityDates : []
}

/** Dates and guests as the upstream's calls take them. */
function partyOf({ criteria, dates }: Pick<Booking, 'criteria' | 'dates'>): {
  checkin: string
  nights: number
  adult: number
  child: number
  baby: number
} {
  const { adults, children, babies } = criteria.guests
  return { checkin: dates.checkin, nights: nightsOf(dates), adult: adults, child: children, baby: babies }
}
