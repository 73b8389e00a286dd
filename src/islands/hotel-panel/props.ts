import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'
import { ProductOffer } from '../../contract/stay.ts'
import { HotelOffersProps } from '../stay-page/props.ts'

const PricedOffer = v.pick(ProductOffer, ['nights', 'paxCount', 'hasSelectedDates', 'priceInfo'])
export type PricedOffer = v.InferOutput<typeof PricedOffer>

export const HotelPanelProps = v.object({
  ...HotelOffersProps.entries,
  label: v.string(),
  stays: v.array(Id),
  /** The lowest offer for the query; absent without offers. */
  lowest: v.optional(PricedOffer),
})
export type HotelPanelProps = v.InferOutput<typeof HotelPanelProps>
