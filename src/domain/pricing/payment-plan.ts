import type { Eligibility } from '../../contract/eligibility.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { deferredDate, deferredPayment, type Instalment, instalments } from './instalments.ts'

export type EligibleMethod = Eligibility['paymentMethods'][number]

/** What is paid, in cents, and the stay that is paid for. */
export interface PaidStay {
  readonly amount: number
  readonly checkin: IsoDate
  /** Last day of free cancellation, where there is one. */
  readonly deadline?: IsoDate | undefined
}

/** When how much is paid with an eligible method, in cents: the parts sum up to the amount and the fee, which is on the first. */
export function paymentPlan(
  { type, paymentFee, deferredTo }: EligibleMethod,
  { amount, checkin, deadline }: PaidStay,
  today: IsoDate,
): Instalment[] {
  if (type === 'deferred') return [deferredPayment(amount, paymentFee, deferredTo ?? deferredDate(checkin, deadline))]
  return instalments(amount, type === '3x' ? 3 : 4, paymentFee, today)
}
