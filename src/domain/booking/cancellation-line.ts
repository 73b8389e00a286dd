import type { CancellationPolicy, PriceInfo } from '../../contract/price.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../dates/days.ts'
import { paidBesideMoney } from '../pricing/payments.ts'

/** S9.33: what is refunded of each night. */
export const refundedPercent = 80

/** Both days are included; `refund` is in cents, and undefined where a gift or gift cards pay a part, which is not refunded in money. */
export interface CancellationPeriod {
  readonly from: IsoDate
  readonly until: IsoDate
  readonly refund: number | undefined
}

export interface CancellationTerms {
  readonly policy: CancellationPolicy | undefined
  readonly price: PriceInfo
}

/** Returns periods from today to check-in without a gap, or none if the last day of a refund is unknown. */
export function cancellationLine({ policy, price }: CancellationTerms, today: IsoDate, checkin: IsoDate): CancellationPeriod[] {
  const deadline = policy?.cancellable ? policy.cancellationDeadline : undefined
  if (policy?.cancellable && deadline === undefined) return []
  if (deadline === undefined || deadline < today) return [{ from: today, until: checkin, refund: 0 }]
  const until = deadline < checkin ? deadline : checkin
  const refundable = { from: today, until, refund: refundOf(price) }
  return until === checkin ? [refundable] : [refundable, { from: addDays(until, 1), until: checkin, refund: 0 }]
}

/** The insurance is not refunded, and the discount of a campaign was never paid. */
function refundOf(price: PriceInfo): number | undefined {
  if (paidBesideMoney(price)) return undefined
  const { sellPrice, insuranceAmount = 0, extraDiscount } = price
  return Math.floor((Math.max(0, sellPrice - insuranceAmount - (extraDiscount?.amount ?? 0)) * refundedPercent) / 100)
}

export function refundableUntil(policy: CancellationPolicy | undefined, today: IsoDate): IsoDate | undefined {
  const deadline = policy?.cancellable ? policy.cancellationDeadline : undefined
  return deadline !== undefined && deadline >= today ? deadline : undefined
}
