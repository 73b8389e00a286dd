import * as v from 'valibot'
import { OrderReference } from '../../../src/contract/order.ts'
import { ScreenLocale } from '../fields.ts'

/** `pay-later` is the plan of the second provider, in Spain and Italy. */
export const plans = ['full', '3x', '4x', 'deferred', 'pay-later'] as const

export const PaymentRequest = v.object({
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  currency: v.literal('EUR'),
  method: v.optional(v.picklist(plans), 'full'),
  /** In cents, on top of the amount. */
  fee: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
  reference: OrderReference,
  locale: ScreenLocale,
  return: v.pipe(v.string(), v.maxLength(2000)),
})
export type PaymentRequest = v.InferOutput<typeof PaymentRequest>

export function requestFields(request: PaymentRequest): Record<string, string> {
  return { ...request, amount: String(request.amount), fee: String(request.fee) }
}
