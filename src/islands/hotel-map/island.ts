import { island } from '../../hydration/island.ts'
import HotelMap from './HotelMap.tsx'
import { HotelMapProps } from './props.ts'

/** Where a hotel is: a button beside its address, and the modal it opens. */
export const hotelMap = island({ name: 'hotel-map', component: HotelMap, props: HotelMapProps })
