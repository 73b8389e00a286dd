import { island } from '../../hydration/island.ts'
import HotelPanel, { useLowestPrice } from './HotelPanel.tsx'
import * as lowestPrice from './LowestPrice.tsx'
import { HotelProps } from './props.ts'

useLowestPrice.serve(lowestPrice)

export const hotelPanel = island({ name: 'hotel', component: HotelPanel, props: HotelProps })
