import type { Texts } from '@escale/catalogue'
import type { CancellationPolicy, PriceInfo } from '../../src/contract/price.ts'
import { dateOf, type Day } from '../clock/days.ts'
import { policyFor } from '../offers/cancellation.ts'
import { priceInfo } from '../offers/price-info.ts'
import type { Arrival } from './arrivals.ts'
import type { Stay } from './stay.ts'

/** The hotel's own conditions, or an insurance by which the stay can be cancelled until the day before. */
export const rates = ['standard', 'insured'] as const
export type Rate = (typeof rates)[number]

/** An offer's id has the id of its stay, two digits of nights, and one of the rate. */
export const offerIdOf = (weekendId: number, nights: number, rate: Rate): number => weekendId * 1000 + nights * 10 + rates.indexOf(rate)

export function rateOf(offerId: number, weekendId: number, nights: number): Rate | undefined {
  return rates.find((rate) => offerIdOf(weekendId, nights, rate) === offerId)
}

/** The price of the insurance, per mille, which is rounded up to whole euros. */
const insurance = 65

const insuredUntil = 1

/** The insured rate is offered where it improves the hotel's conditions. */
export function ratesFor({ cancelDays }: Pick<Stay, 'cancelDays'>, checkin: Day, today: Day): Rate[] {
  const lenient = cancelDays !== null && cancelDays <= insuredUntil
  return lenient || checkin - insuredUntil < today ? ['standard'] : ['standard', 'insured']
}

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
