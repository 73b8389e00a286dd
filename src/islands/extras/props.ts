import * as v from 'valibot'
import { Count, Id } from '../../contract/scalars.ts'
import { Upsell } from '../../contract/stay.ts'
import { ExtraProps } from '../stay-page/props.ts'

export const ExtrasProps = v.object({
  stayId: Id,
  hotelId: Id,
  upsells: v.optional(v.array(Upsell)),
  extras: v.optional(ExtraProps),
  singleVoucherProducts: v.optional(v.array(Upsell)),
  priceList: v.optional(v.array(v.object({ nights: Count }))),
  query: v.string(),
})
export type ExtrasProps = v.InferOutput<typeof ExtrasProps>
