import { island } from '../../hydration/island.ts'
import HotelMap from './HotelMap.tsx'
import { HotelMapProps } from './props.ts'

export const hotelMap = island({ name: 'hotel-map', component: HotelMap, props: HotelMapProps })
