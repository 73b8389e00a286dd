import type { Eligibility } from '../../contract/eligibility.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { deferredDate, deferredPayment, type Instalment, instalments } from './instalments.ts'

export type EligibleMethod = Eligibility['paymentMethods'][number]

/** Cents. */
export interface PaidStay {
  readonly amount: number
  readonly checkin: IsoDate
  readonly deadline?: IsoDate | undefined
}

/** Returns payments in cents that add up to amount plus fee, which is on the first. */
export function paymentPlan(
  { type, paymentFee, deferredTo }: EligibleMethod,
  { amount, checkin, deadline }: PaidStay,
  today: IsoDate,
): Instalment[] {
  if (type === 'deferred') return [deferredPayment(amount, paymentFee, deferredTo ?? deferredDate(checkin, deadline))]
  return instalments(amount, type === '3x' ? 3 : 4, paymentFee, today)
}
