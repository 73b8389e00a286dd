import type { IsoDate } from '../../contract/scalars.ts'
import { addDays, addMonthsTo } from '../dates/iso-date.ts'

/** One payment of a plan: when, how much in all, and how much of that is the fee. Cents. */
export interface Instalment {
  readonly date: IsoDate
  readonly amount: number
  readonly fee: number
}

/** Days before check-in on which a deferred payment falls due, without a cancellation deadline. */
const deferredDaysBefore = 2

/**
 * Three or four monthly payments from today, the same day each month. Cents; `fee` is added to the first. The parts sum up exactly
 * to amount plus fee: the cents that do not divide go to the first parts, one each.
 */
export function instalments(amount: number, count: 3 | 4, fee: number, today: IsoDate): Instalment[] {
  const share = Math.floor(amount / count)
  const left = amount - share * count
  return Array.from({ length: count }, (_, index) => {
    const ownFee = index === 0 ? fee : 0
    return { date: addMonthsTo(today, index), amount: share + (index < left ? 1 : 0) + ownFee, fee: ownFee }
  })
}

/** The day a deferred payment falls due: the cancellation deadline, or 2 days before check-in without one. */
export function deferredDate(checkin: IsoDate, cancellationDeadline: IsoDate | undefined): IsoDate {
  return cancellationDeadline ?? addDays(checkin, -deferredDaysBefore)
}

/** A deferred payment: everything, fee included, on one later day. Cents. */
export function deferredPayment(amount: number, fee: number, date: IsoDate): Instalment {
  return { date, amount: amount + fee, fee }
}
