import { nightsOf } from '../../../src/domain/criteria/party-and-dates.ts'
import type { PageContext } from '../../context.ts'
import type { Booking } from './booking.ts'

/** What the booking costs now: the real-time quote decides. */
export function askQuote(
  { upstream }: PageContext,
  { stayId, criteria, dates }: Booking,
): ReturnType<PageContext['upstream']['quoteRealtime']> {
  const { adults, children, babies } = criteria.guests
  return upstream.quoteRealtime(stayId, { checkin: dates.checkin, nights: nightsOf(dates), adult: adults, child: children, baby: babies })
}
