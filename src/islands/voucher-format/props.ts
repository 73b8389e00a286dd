import * as v from 'valibot'
import { ShippingCosts, SubElements } from '../../contract/gifts.ts'
import { Picture } from '../../contract/picture.ts'
import { Count } from '../../contract/scalars.ts'

/** Format of a voucher (B4.75, B4.76). */
export const VoucherFormatProps = v.object({
  /** Without `?`: the criteria until the hash has others. */
  query: v.string(),
  /** The feature flag; a market that posts no gifts has no island. */
  enabled: v.boolean(),
  /** Working days. */
  deliveryDays: v.object({ min: Count, max: Count }),
  /** Shown on the voucher. */
  preview: v.object({
    title: v.string(),
    kind: v.string(),
    where: v.optional(v.string()),
    picture: v.optional(Picture),
    included: v.array(v.string()),
    validity: v.optional(v.object({ months: Count })),
  }),
  /** Absent where the server's calls failed; sub-elements also for a digital format. */
  shipping: v.optional(ShippingCosts),
  subElements: v.optional(SubElements),
})
export type VoucherFormatProps = v.InferOutput<typeof VoucherFormatProps>
