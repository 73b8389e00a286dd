import type { CancellationPolicy, PriceInfo } from '../../src/contract/price.ts'
import { dateOf, type Day } from '../clock/days.ts'
import { policyFor } from '../offers/cancellation.ts'
import { priceInfo } from '../offers/price-info.ts'
import type { Texts } from '../texts/texts.ts'
import type { Arrival } from './arrivals.ts'
import type { Stay } from './stay.ts'

/** How a stay can be sold: as the house allows, or with an insurance that keeps it cancellable until the day before. */
export const rates = ['standard', 'insured'] as const
export type Rate = (typeof rates)[number]

/** An offer's id: its stay's, its nights in two digits and its rate's place in one. */
export const offerIdOf = (weekendId: number, nights: number, rate: Rate): number => weekendId * 1000 + nights * 10 + rates.indexOf(rate)

/** The rate an offer id names, where it is one of this stay and these nights. */
export function rateOf(offerId: number, weekendId: number, nights: number): Rate | undefined {
  return rates.find((rate) => offerIdOf(weekendId, nights, rate) === offerId)
}

/** What the insurance costs, per mille of the price, rounded up to whole euros. */
const insurance = 65

/** Days before arrival until which an insured stay can be cancelled. */
const insuredUntil = 1

/** The rates of a stay for an arrival: the insured one where it says something the house does not. */
export function ratesFor({ cancelDays }: Pick<Stay, 'cancelDays'>, checkin: Day, today: Day): Rate[] {
  const lenient = cancelDays !== null && cancelDays <= insuredUntil
  return lenient || checkin - insuredUntil < today ? ['standard'] : ['standard', 'insured']
}

/** Price and conditions of an arrival at a rate; amounts in cents. */
export function sold(
  rate: Rate,
  stay: Pick<Stay, 'cancelDays'>,
  arrival: Arrival,
  today: Day,
  texts: Texts,
): { priceInfo: PriceInfo; cancellationPolicy: CancellationPolicy } {
  const price = priceInfo(arrival.price, arrival.promo, 'final')
  if (rate === 'standard') return { priceInfo: price, cancellationPolicy: policyFor(stay.cancelDays, arrival.day, today, texts) }
  const insuranceAmount = Math.ceil((arrival.price * insurance) / 100_000) * 100
  const deadline = dateOf(arrival.day - insuredUntil)
  return {
    priceInfo: {
      ...price,
      sellPrice: price.sellPrice + insuranceAmount,
      ...(price.refPrice === undefined ? {} : { refPrice: price.refPrice + insuranceAmount }),
      insuranceAmount,
    },
    cancellationPolicy: {
      cancellable: true,
      cancellationDeadline: deadline,
      message: texts.messages.freeCancellation(deadline, dateOf(today)),
    },
  }
}
