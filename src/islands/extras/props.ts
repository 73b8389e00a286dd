import * as v from 'valibot'
import { Count, IsoDate } from '../../contract/scalars.ts'
import { Upsell } from '../../contract/stay.ts'

/** The extras of a stay in both flows, and what decides which are offered. */
export const ExtrasProps = v.object({
  upsells: v.optional(v.array(Upsell)),
  singleVoucherProducts: v.optional(v.array(Upsell)),
  /** The lengths the stay is given with. */
  priceList: v.optional(v.array(v.object({ nights: Count }))),
  /** The page's query, without `?`: the criteria without scripts, and until the hash says others. */
  query: v.string(),
  /** The market's date, and hour 0 to 23. */
  today: IsoDate,
  hour: Count,
})
export type ExtrasProps = v.InferOutput<typeof ExtrasProps>
