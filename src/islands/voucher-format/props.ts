import * as v from 'valibot'
import { ShippingCosts, SubElements } from '../../contract/gifts.ts'
import { Count } from '../../contract/scalars.ts'

/** By e-mail or by post (B4.75, B4.76). */
export const VoucherFormatProps = v.object({
  query: v.string(),
  /** The CMS can switch parcels off for a while; a market that posts no gifts has no island. */
  enabled: v.boolean(),
  deliveryDays: v.object({ min: Count, max: Count }),
  /** Absent where the server's call failed; `subElements` also for a digital format, which needs none. */
  shipping: v.optional(ShippingCosts),
  subElements: v.optional(SubElements),
})
export type VoucherFormatProps = v.InferOutput<typeof VoucherFormatProps>
