import { island } from '../../hydration/island.ts'
import HotelPanel from './HotelPanel.tsx'
import { HotelProps } from './props.ts'

export const hotelPanel = island({ name: 'hotel', component: HotelPanel, props: HotelProps })
