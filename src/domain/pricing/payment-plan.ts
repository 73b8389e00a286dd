import type { Eligibility } from '../../contract/eligibility.ts'
import type { OrderPayment } from '../../contract/order.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../dates/days.ts'
import { deferredDate, deferredPayment, type Instalment, instalments } from './instalments.ts'

export type EligibleMethod = Eligibility['paymentMethods'][number]

/** Cents. */
export interface PaidStay {
  readonly amount: number
  readonly checkin: IsoDate
  readonly deadline?: IsoDate | undefined
}

/** Cents; the fee is on the first. */
export function paymentPlan(
  { type, paymentFee, deferredTo }: EligibleMethod,
  { amount, checkin, deadline }: PaidStay,
  today: IsoDate,
): Instalment[] {
  if (type === 'deferred') return [deferredPayment(amount, paymentFee, deferredTo ?? deferredDate(checkin, deadline))]
  return instalments(amount, type === '3x' ? 3 : 4, paymentFee, today)
}

/** Days after the booking on which the second provider is paid. */
const partnerDays = 30

export interface OfferedInput {
  readonly stay: PaidStay
  readonly methods: readonly EligibleMethod[]
  readonly secondProvider: boolean
}

/** In full first. */
export function offeredPayments({ stay, methods, secondProvider }: OfferedInput, today: IsoDate): OrderPayment[] {
  const { amount } = stay
  return [
    { method: 'full', fee: 0, parts: [{ date: today, amount }] },
    ...methods.map(
      (method): OrderPayment => ({
        method: method.type,
        fee: method.paymentFee,
        parts: paymentPlan(method, stay, today).map((part) => ({ date: part.date, amount: part.amount })),
      }),
    ),
    ...(secondProvider ? [{ method: 'pay-later' as const, fee: 0, parts: [{ date: addDays(today, partnerDays), amount }] }] : []),
  ]
}

/** Cents, fee included. */
export function paymentTotal({ parts }: Pick<OrderPayment, 'parts'>): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

export function paidBy(day: IsoDate, { parts }: Pick<OrderPayment, 'parts'>): { paid: number; due: OrderPayment['parts'] } {
  const due = parts.filter(({ date }) => date > day)
  return { paid: paymentTotal({ parts }) - paymentTotal({ parts: due }), due }
}
