import * as v from 'valibot'
import { Count, IsoDate } from '../../contract/scalars.ts'
import { Upsell } from '../../contract/stay.ts'
import { island } from '../../hydration/island.ts'
import Extras from './Extras.tsx'

export const ExtrasProps = v.object({
  upsells: v.optional(v.array(Upsell)),
  singleVoucherProducts: v.optional(v.array(Upsell)),
  /** Nights the stay is given with. */
  priceList: v.optional(v.array(v.object({ nights: Count }))),
  /** Without `?`: the criteria until the hash has others. */
  query: v.string(),
  /** The market's date, and hour 0 to 23. */
  today: IsoDate,
  hour: Count,
})
export type ExtrasProps = v.InferOutput<typeof ExtrasProps>

export const extras = island({ name: 'extras', component: Extras, props: ExtrasProps })
