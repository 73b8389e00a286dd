import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'
import { ProductOffer } from '../../contract/stay.ts'
import { island } from '../../hydration/island.ts'
import { HotelOffersProps } from '../stay-page/offers/hotel-offers-props.ts'
import HotelPanel, { useLowestPrice } from './HotelPanel.tsx'
import * as lowestPrice from './LowestPrice.tsx'

export const HotelProps = v.object({
  ...HotelOffersProps.entries,
  label: v.string(),
  stays: v.array(Id),
  /** Lowest offer for the query. */
  lowest: v.optional(ProductOffer),
})
export type HotelProps = v.InferOutput<typeof HotelProps>

useLowestPrice.serve(lowestPrice)

export const hotelPanel = island({ name: 'hotel', component: HotelPanel, props: HotelProps })
