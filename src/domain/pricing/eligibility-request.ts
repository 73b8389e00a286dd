import type { CancellationPolicy } from '../../contract/price.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { methodsToCheck, type PayLaterMethod } from './payment-methods.ts'

/** Section 7 of search. */
export interface EligibilityRequest {
  readonly methods: readonly PayLaterMethod[]
  readonly query: {
    /** Cents. */
    readonly amount: number
    readonly cancellationPolicyType: 'cancellable' | 'nonCancellable'
    readonly cancellableUntil?: IsoDate
    readonly checkinDate: IsoDate
  }
}

/** Cents. Undefined without a possible way to pay later. */
export function eligibilityRequest(
  amount: number,
  checkin: IsoDate,
  policy: CancellationPolicy | undefined,
  today: IsoDate,
  enabled: readonly PayLaterMethod[] = ['deferred', '3x', '4x'],
): EligibilityRequest | undefined {
  const methods = methodsToCheck({ amount, checkin, hasCancellationPolicy: policy !== undefined, enabled }, today)
  if (methods.length === 0) return undefined
  const until = policy?.cancellationDeadline
  return {
    methods,
    query: {
      amount,
      cancellationPolicyType: policy?.cancellable ? 'cancellable' : 'nonCancellable',
      ...(until ? { cancellableUntil: until } : {}),
      checkinDate: checkin,
    },
  }
}
