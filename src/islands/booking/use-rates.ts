import { useState } from 'react'
import { nightsOf } from '../../domain/criteria/party-and-dates.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { type StayOffer, stayRates, type StayRates } from '../../domain/quote/stay-rates.ts'
import { useAnswer } from '../answers.ts'
import { type AskedStay, ratesCall } from './stay-calls.ts'

const none: readonly StayOffer[] = []

export interface KnownRates extends Pick<StayRates, 'rates' | 'lengths'> {
  readonly offers: readonly StayOffer[]
  readonly chosen: StayOffer | undefined
  /** They are those of the question asked; otherwise of the one before, whose prices say nothing. */
  readonly known: boolean
  /** The offer that quotes and checkout take; none at the usual rate. `waiting`: whether the address's offer is sold for these dates is not known yet. */
  readonly offerId: number | undefined | 'waiting'
  /** A longer stay is about to be chosen from this one: its lengths go on being shown. */
  readonly keepLengths: () => void
  /** Dates are about to be chosen anew. */
  readonly forgetLengths: () => void
}

/** Rates and longer nights that the stay can be had at on its dates; empty where the call fails: then there is the usual rate alone. */
export function useRates(stay: AskedStay, dates: StayDates | undefined, wanted: number | undefined, today: string): KnownRates {
  const [first, setFirst] = useState<{ readonly checkin: string; readonly nights: number }>()
  const nights = dates ? nightsOf(dates) : 1
  const from = dates && first && first.checkin === dates.checkin && first.nights <= nights ? first.nights : nights
  const { data, isError, isPlaceholderData } = useAnswer({
    ...ratesCall(stay, dates?.checkin ?? today, from),
    enabled: dates !== undefined,
    keepsPrevious: true,
  })
  const known = data !== undefined && !isPlaceholderData
  const offers = (dates && data?.offers) || none
  const found = stayRates(offers, stay.stayId, nights, wanted)
  const sold = wanted !== undefined && found.chosen?.id === wanted ? wanted : undefined
  return {
    ...found,
    offers,
    known,
    offerId: wanted === undefined || known || isError ? sold : 'waiting',
    keepLengths: () => dates && setFirst({ checkin: dates.checkin, nights: from }),
    forgetLengths: () => setFirst(undefined),
  }
}
