import * as v from 'valibot'
import { OrderReference } from './order.ts'

export const PaymentOutcome = v.picklist(['confirmed', 'refused', 'cancelled'])
export type PaymentOutcome = v.InferOutput<typeof PaymentOutcome>

/** From the payment provider. `at`: epoch seconds; `signature`: hex HMAC-SHA-256 of `signedText`. */
export const PaymentReturn = v.object({
  order: OrderReference,
  outcome: PaymentOutcome,
  at: v.pipe(v.string(), v.regex(/^\d{10}$/)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type PaymentReturn = v.InferOutput<typeof PaymentReturn>

export function signedText({ order, outcome, at }: Omit<PaymentReturn, 'signature'>): string {
  return `${order}.${outcome}.${at}`
}
