import type { CancellationPolicy } from '../../contract/price.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { methodsToAskFor, type PayLaterMethod } from './payment-methods.ts'

/** What the eligibility call is asked (specification of search, section 7), and the methods its answer may be used for. */
export interface EligibilityQuestion {
  readonly methods: readonly PayLaterMethod[]
  readonly query: {
    /** Cents. */
    readonly amount: number
    readonly cancellationPolicyType: 'cancellable' | 'nonCancellable'
    readonly cancellableUntil?: IsoDate
    readonly checkinDate: IsoDate
  }
}

/** The question for an amount (cents), its arrival and its policy; undefined where no way to pay later is possible. */
export function eligibilityQuestion(
  amount: number,
  checkin: IsoDate,
  policy: CancellationPolicy | undefined,
  today: IsoDate,
): EligibilityQuestion | undefined {
  const methods = methodsToAskFor(
    { amount, checkin, hasCancellationPolicy: policy !== undefined, enabled: ['deferred', '3x', '4x'] },
    today,
  )
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
