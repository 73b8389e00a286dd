import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'
import { island } from '../../hydration/island.ts'
import { HotelOffersProps } from '../stay-page/offers/hotel-offers-props.ts'
import HotelPanel from './HotelPanel.tsx'

export const HotelProps = v.object({
  ...HotelOffersProps.entries,
  label: v.string(),
  stays: v.array(Id),
})
export type HotelProps = v.InferOutput<typeof HotelProps>

export const hotelPanel = island({ name: 'hotel', component: HotelPanel, props: HotelProps })
