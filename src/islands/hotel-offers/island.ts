import { island } from '../../hydration/island.ts'
import HotelOffers from './HotelOffers.tsx'
import { HotelOffersProps } from '../stay-page/offers/hotel-offers-props.ts'

export const hotelOffers = island({ name: 'hotel-offers', component: HotelOffers, props: HotelOffersProps })
