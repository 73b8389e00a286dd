import type { IsoDate } from '../../contract/scalars.ts'
import { nightsOf } from '../dates/stay-dates.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import { type StayOffer, type StayRates, stayRates } from '../quote/stay-rates.ts'

export interface OffersCall {
  /** Those of the previous dates while loading. */
  readonly offers: readonly StayOffer[] | undefined
  /** `offers` are of these dates. */
  readonly current: boolean
  readonly failed: boolean
}

export interface KnownRates extends StayRates {
  readonly offers: readonly StayOffer[]
  /** False with the previous dates' offers. */
  readonly current: boolean
  /** Undefined: usual rate; `waiting`: unknown yet for these dates. */
  readonly offerId: number | undefined | 'waiting'
}

/** After a failed call only the usual rate. */
export function knownRates(call: OffersCall, stayId: number, nights: number, requested: number | undefined): KnownRates {
  const offers = call.offers ?? []
  const rates = stayRates(offers, stayId, nights, requested)
  const sold = rates.chosen?.id === requested ? requested : undefined
  const settled = requested === undefined || call.current || call.failed
  return { ...rates, offers, current: call.current, offerId: settled ? sold : 'waiting' }
}

/** Base of the longer nights listed. */
export interface ShortestStay {
  readonly checkin: IsoDate
  readonly nights: number
}

/** Keeps the shorter stay, so that the visitor can go back. */
export function shortestStay(dates: StayDates, before: ShortestStay | undefined): ShortestStay {
  const { checkin } = dates
  const nights = nightsOf(dates)
  return before && before.checkin === checkin && before.nights <= nights ? before : { checkin, nights }
}
