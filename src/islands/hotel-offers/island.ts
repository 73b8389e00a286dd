import { island } from '../../hydration/island.ts'
import HotelOffers from './HotelOffers.tsx'
import { OffersProps } from './props.ts'

export const hotelOffers = island({ name: 'hotel-offers', component: HotelOffers, props: OffersProps })
