import type { Eligibility } from '../../contract/eligibility.ts'
import type { OrderPayment } from '../../contract/order.ts'
import type { CancellationPolicy, PriceInfo } from '../../contract/price.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { Locale } from '../../market/markets.ts'
import { addDays, addMonthsTo, daysBetween } from '../dates/days.ts'

const payLaterMethods = ['deferred', '3x', '4x'] as const
export type PayLaterMethod = (typeof payLaterMethods)[number]

export const paymentMethods = ['full', ...payLaterMethods, 'pay-later'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** `days` are counted to the arrival, and amounts are in cents; bounds are included. */
const conditions: Readonly<Record<PayLaterMethod, { readonly days: number; readonly min: number; readonly max: number }>> = {
  deferred: { days: 5, min: 0, max: Number.POSITIVE_INFINITY },
  '3x': { days: 7, min: 20_000, max: 200_000 },
  '4x': { days: 7, min: 25_000, max: 200_000 },
}

export function possibleMethods(amount: number, checkin: IsoDate, today: IsoDate): PayLaterMethod[] {
  const days = daysBetween(today, checkin)
  return payLaterMethods.filter((method) => {
    const { days: atLeast, min, max } = conditions[method]
    return days >= atLeast && amount >= min && amount <= max
  })
}

export interface PaymentFacts {
  readonly amount?: number | undefined
  readonly checkin?: IsoDate | undefined
  readonly hasCancellationPolicy: boolean
  readonly enabled: readonly PayLaterMethod[]
}

/** No call is made unless amount, check-in and policy are known. */
export function methodsToCheck(facts: PaymentFacts, today: IsoDate): PayLaterMethod[] {
  const { amount, checkin, hasCancellationPolicy, enabled } = facts
  // Where gift cards pay everything, nothing is left to pay later.
  if (!amount || checkin === undefined || !hasCancellationPolicy) return []
  return possibleMethods(amount, checkin, today).filter((method) => enabled.includes(method))
}

const secondProviderTerms = { locales: ['es_ES', 'it_IT'], min: 3_000, max: 200_000 } as const

export function offersSecondProvider(locale: Locale, amount: number): boolean {
  const { locales, min, max } = secondProviderTerms
  return locales.some((known) => known === locale) && amount >= min && amount <= max
}

/** The query of payment eligibility (S7.36, S7.37). */
export interface EligibilityRequest {
  readonly methods: readonly PayLaterMethod[]
  readonly query: {
    readonly amount: number
    readonly cancellationPolicyType: 'cancellable' | 'nonCancellable'
    readonly cancellableUntil?: IsoDate
    readonly checkinDate: IsoDate
  }
}

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

/** `amount` includes `fee`. */
export interface Instalment {
  readonly date: IsoDate
  readonly amount: number
  readonly fee: number
}

/** How long before the arrival a stay is paid that has no deadline for its cancellation. */
const deferredDaysBefore = 2

/** Payments are monthly. The fee is on the first; cents that cannot be divided are on the first ones, one each. */
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

export type EligibleMethod = Eligibility['paymentMethods'][number]

export interface PaidStay {
  readonly amount: number
  readonly checkin: IsoDate
  readonly deadline?: IsoDate | undefined
}

export function paymentPlan(
  { type, paymentFee, deferredTo }: EligibleMethod,
  { amount, checkin, deadline }: PaidStay,
  today: IsoDate,
): Instalment[] {
  if (type === 'deferred') return [deferredPayment(amount, paymentFee, deferredTo ?? deferredDate(checkin, deadline))]
  return instalments(amount, type === '3x' ? 3 : 4, paymentFee, today)
}

const daysUntilSecondProvider = 30

export interface OfferedInput {
  readonly stay: PaidStay
  readonly methods: readonly EligibleMethod[]
  readonly secondProvider: boolean
}

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
    ...(secondProvider
      ? [{ method: 'pay-later' as const, fee: 0, parts: [{ date: addDays(today, daysUntilSecondProvider), amount }] }]
      : []),
  ]
}

export function paymentTotal({ parts }: Pick<OrderPayment, 'parts'>): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

export function paidBy(day: IsoDate, { parts }: Pick<OrderPayment, 'parts'>): { paid: number; due: OrderPayment['parts'] } {
  const due = parts.filter(({ date }) => date > day)
  return { paid: paymentTotal({ parts }) - paymentTotal({ parts: due }), due }
}

/** What pays a part of a price beside money, or undefined where all of it is paid in money. */
export function paidBesideMoney({ giftAmount = 0, giftcards = [] }: PriceInfo): 'gift' | 'cards' | 'both' | undefined {
  if (giftAmount > 0) return giftcards.length > 0 ? 'both' : 'gift'
  return giftcards.length > 0 ? 'cards' : undefined
}

/** What another rate of a stay costs a visitor who pays in the same way. The insurance has no discount, so that it is the same for each rate. */
export function paidAlike(rate: PriceInfo, { giftAmount, giftcards, extraDiscount }: PriceInfo): PriceInfo {
  return { ...rate, giftAmount, giftcards, extraDiscount }
}

export interface GiftCardPayment {
  readonly paid: number
  readonly left: number
}

/** What is charged before gift cards, in cents: the price less the discount of a campaign, or less what a beneficiary's gift pays. */
export function chargedPrice({ sellPrice, extraDiscount, giftAmount = 0 }: PriceInfo): number {
  return Math.max(0, sellPrice - (extraDiscount?.amount ?? 0) - giftAmount)
}

/** What the upstream says is left has priority over the sum of the cards. */
export function giftCardPayment(price: PriceInfo): GiftCardPayment | undefined {
  const { giftcards = [], remainingAmountToPay } = price
  const charged = chargedPrice(price)
  const used = giftcards.reduce((sum, { usedAmount, amount = 0 }) => sum + (usedAmount ?? amount), 0)
  const left = Math.min(charged, remainingAmountToPay ?? Math.max(0, charged - used))
  return left < charged ? { paid: charged - left, left } : undefined
}

export function amountToPay(price: PriceInfo): number {
  return giftCardPayment(price)?.left ?? chargedPrice(price)
}
