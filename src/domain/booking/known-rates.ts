import type { IsoDate } from '../../contract/scalars.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import { type StayOffer, type StayRates, stayRates } from '../quote/stay-rates.ts'

export interface OffersCall {
  /** While other dates load, these are still the offers of the previous dates. */
  readonly offers: readonly StayOffer[] | undefined
  readonly current: boolean
  readonly failed: boolean
}

export interface KnownRates extends StayRates {
  readonly offers: readonly StayOffer[]
  readonly current: boolean
  /** Undefined is the default rate; `waiting` means that the rates of these dates are not known yet. */
  readonly offerId: number | undefined | 'waiting'
}

/** After a failed call only the default rate can be booked. */
export function knownRates(call: OffersCall, stayId: number, nights: number, requested: number | undefined): KnownRates {
  const offers = call.offers ?? []
  const rates = stayRates(offers, stayId, nights, requested)
  const sold = rates.chosen?.id === requested ? requested : undefined
  const settled = requested === undefined || call.current || call.failed
  return { ...rates, offers, current: call.current, offerId: settled ? sold : 'waiting' }
}

/** The shortest stay that was chosen for a check-in: longer ones are compared with it. */
export interface ShortestStay {
  readonly checkin: IsoDate
  readonly nights: number
}

export function shortestStay(dates: StayDates, before: ShortestStay | undefined): ShortestStay {
  const { checkin } = dates
  const nights = nightsOf(dates)
  return before && before.checkin === checkin && before.nights <= nights ? before : { checkin, nights }
}
