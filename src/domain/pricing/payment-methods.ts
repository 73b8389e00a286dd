import type { IsoDate } from '../../contract/scalars.ts'
import type { Locale } from '../../market/markets.ts'
import { daysBetween } from '../dates/days.ts'

const payLaterMethods = ['deferred', '3x', '4x'] as const
export type PayLaterMethod = (typeof payLaterMethods)[number]

export const paymentMethods = ['full', ...payLaterMethods, 'pay-later'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Days to arrival, and cents; bounds included. */
const conditions: Readonly<Record<PayLaterMethod, { readonly days: number; readonly min: number; readonly max: number }>> = {
  deferred: { days: 5, min: 0, max: Number.POSITIVE_INFINITY },
  '3x': { days: 7, min: 20_000, max: 200_000 },
  '4x': { days: 7, min: 25_000, max: 200_000 },
}

/** `amount` in cents. */
export function possibleMethods(amount: number, checkin: IsoDate, today: IsoDate): PayLaterMethod[] {
  const days = daysBetween(today, checkin)
  return payLaterMethods.filter((method) => {
    const { days: atLeast, min, max } = conditions[method]
    return days >= atLeast && amount >= min && amount <= max
  })
}

export interface PaymentFacts {
  /** Cents. */
  readonly amount?: number | undefined
  readonly checkin?: IsoDate | undefined
  readonly hasCancellationPolicy: boolean
  readonly enabled: readonly PayLaterMethod[]
}

/** Returns none (and no call is made) unless amount, check-in and policy are known. */
export function methodsToCheck(facts: PaymentFacts, today: IsoDate): PayLaterMethod[] {
  const { amount, checkin, hasCancellationPolicy, enabled } = facts
  if (amount === undefined || checkin === undefined || !hasCancellationPolicy) return []
  return possibleMethods(amount, checkin, today).filter((method) => enabled.includes(method))
}

const secondProvider = { locales: ['es_ES', 'it_IT'], min: 3_000, max: 200_000 } as const

/** `amount` in cents. */
export function offersSecondProvider(locale: Locale, amount: number): boolean {
  return secondProvider.locales.some((known) => known === locale) && amount >= secondProvider.min && amount <= secondProvider.max
}
