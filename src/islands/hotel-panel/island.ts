import { island } from '../../hydration/island.ts'
import HotelPanel, { useLowestPricePart } from './HotelPanel.tsx'
import * as lowestPrice from './LowestPrice.tsx'
import { HotelPanelProps } from './props.ts'

useLowestPricePart.provide(lowestPrice)

export const hotelPanel = island({ name: 'hotel-panel', component: HotelPanel, props: HotelPanelProps })
