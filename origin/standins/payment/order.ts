import * as v from 'valibot'
import { ScreenLocale } from '../fields.ts'

/** `pay-later` is the second provider's, in Spain and Italy. */
export const plans = ['full', '3x', '4x', 'deferred', 'pay-later'] as const

export const Order = v.object({
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  currency: v.literal('EUR'),
  method: v.optional(v.picklist(plans), 'full'),
  reference: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
  locale: ScreenLocale,
  return: v.pipe(v.string(), v.maxLength(2000)),
})
export type Order = v.InferOutput<typeof Order>

/** The order as hidden fields or a query. */
export function orderFields(order: Order): Record<string, string> {
  return { ...order, amount: String(order.amount) }
}
