import type { IsoDate } from '../../contract/scalars.ts'
import { addDays, addMonthsTo } from '../dates/days.ts'

/** Cents; `amount` includes `fee`. */
export interface Instalment {
  readonly date: IsoDate
  readonly amount: number
  readonly fee: number
}

/** Without a cancellation deadline. */
const deferredDaysBefore = 2

/** Monthly, in cents; `fee` is on the first. The first payments get one remaining cent each. */
export function instalments(amount: number, count: 3 | 4, fee: number, today: IsoDate): Instalment[] {
  const share = Math.floor(amount / count)
  const left = amount - share * count
  return Array.from({ length: count }, (_, index) => {
    const ownFee = index === 0 ? fee : 0
    return { date: addMonthsTo(today, index), amount: share + (index < left ? 1 : 0) + ownFee, fee: ownFee }
  })
}

export function deferredDate(checkin: IsoDate, cancellationDeadline: IsoDate | undefined): IsoDate {
  return cancellationDeadline ?? addDays(checkin, -deferredDaysBefore)
}

export function deferredPayment(amount: number, fee: number, date: IsoDate): Instalment {
  return { date, amount: amount + fee, fee }
}
