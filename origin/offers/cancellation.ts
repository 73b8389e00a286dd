import type { Texts } from '@escale/catalogue'
import type { CancellationPolicy } from '../../src/contract/price.ts'
import { dateOf, type Day } from '../clock/days.ts'

export function generalPolicy(cancelDays: number | null, texts: Texts): CancellationPolicy {
  return cancelDays === null
    ? { cancellable: false, message: texts.messages.nonRefundable }
    : { cancellable: true, message: texts.messages.flexible }
}

/** The conditions of an arrival, with the last day of free modification if it is still to come. */
export function policyFor(cancelDays: number | null, checkin: Day, today: Day, texts: Texts): CancellationPolicy {
  const deadline = cancelDays === null ? undefined : checkin - cancelDays
  if (deadline === undefined || deadline < today) return { cancellable: false, message: texts.messages.nonRefundable }
  const date = dateOf(deadline)
  return { cancellable: true, cancellationDeadline: date, message: texts.messages.freeCancellation(date, dateOf(today)) }
}
