import type { CancellationPolicy } from '../../contract/price.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../dates/days.ts'

/** S9.33: what is refunded of each night. */
export const refundedPercent = 80

/** Both days are included; `refund` is in cents. */
export interface CancellationPeriod {
  readonly from: IsoDate
  readonly until: IsoDate
  readonly refund: number
}

export interface CancellationTerms {
  readonly policy: CancellationPolicy | undefined
  /** In cents, without the insurance, which is not refunded. */
  readonly price: number
}

/** Returns periods from today to check-in without a gap, or none if the last day of a refund is unknown. */
export function cancellationLine({ policy, price }: CancellationTerms, today: IsoDate, checkin: IsoDate): CancellationPeriod[] {
  const deadline = policy?.cancellable ? policy.cancellationDeadline : undefined
  if (policy?.cancellable && deadline === undefined) return []
  if (deadline === undefined || deadline < today) return [{ from: today, until: checkin, refund: 0 }]
  const until = deadline < checkin ? deadline : checkin
  const refundable = { from: today, until, refund: Math.floor((price * refundedPercent) / 100) }
  return until === checkin ? [refundable] : [refundable, { from: addDays(until, 1), until: checkin, refund: 0 }]
}

export function refundableUntil(policy: CancellationPolicy | undefined, today: IsoDate): IsoDate | undefined {
  const deadline = policy?.cancellable ? policy.cancellationDeadline : undefined
  return deadline !== undefined && deadline >= today ? deadline : undefined
}
