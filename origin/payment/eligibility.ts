import type { Eligibility } from '../../src/contract/eligibility.ts'
import { dateOf, type Day } from '../clock/days.ts'

type Method = Eligibility['paymentMethods'][number]

/** A way to pay later: days before arrival, amounts in cents, and the fee per mille. */
interface Rule {
  readonly type: Method['type']
  readonly days: number
  readonly min: number
  readonly max: number
  readonly fee: number
}

/** The bounds of payment by instalments (S9.34 to S9.38). */
const rules: readonly Rule[] = [
  { type: 'deferred', days: 5, min: 1, max: Number.MAX_SAFE_INTEGER, fee: 0 },
  { type: '3x', days: 7, min: 200_00, max: 2000_00, fee: 15 },
  { type: '4x', days: 7, min: 250_00, max: 2000_00, fee: 22 },
]

/** A deferred payment is due so many days before arrival, or earlier where free cancellation ends earlier. */
const deferredBefore = 2

export interface EligibilityRequest {
  readonly amount: number
  readonly checkin: Day
  readonly cancellableUntil?: Day | undefined
}

/** Fees are in cents and are added to the first instalment. */
export function eligibility({ amount, checkin, cancellableUntil }: EligibilityRequest, today: Day): Eligibility {
  const methods = rules.filter((rule) => checkin - today >= rule.days && amount >= rule.min && amount <= rule.max)
  return {
    paymentMethods: methods.map(({ type, fee }): Method => {
      const paymentFee = Math.round((amount * fee) / 1000)
      return type === 'deferred'
        ? { type, paymentFee, deferredTo: dateOf(deferredDay(checkin, cancellableUntil, today)) }
        : { type, paymentFee }
    }),
  }
}

function deferredDay(checkin: Day, cancellableUntil: Day | undefined, today: Day): Day {
  const usual = checkin - deferredBefore
  return cancellableUntil !== undefined && cancellableUntil > today ? Math.min(usual, cancellableUntil) : usual
}
