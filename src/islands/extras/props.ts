import * as v from 'valibot'
import { Count, Id } from '../../contract/scalars.ts'
import { ShownExtra } from '../../contract/stay.ts'
import { ExtraProps } from '../stay-page/props.ts'

export const ExtrasProps = v.object({
  stayId: Id,
  hotelId: Id,
  /** Extras and their combinations, for a booking. */
  upsells: v.optional(v.array(ShownExtra)),
  extras: v.optional(ExtraProps),
  /** Extras, and the lengths of the stay that a gift may have. */
  singleVoucherProducts: v.optional(v.array(ShownExtra)),
  priceList: v.optional(v.array(v.object({ nights: Count }))),
  query: v.string(),
})
export type ExtrasProps = v.InferOutput<typeof ExtrasProps>
