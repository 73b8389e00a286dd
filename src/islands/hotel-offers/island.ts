import { island } from '../../hydration/island.ts'
import HotelOffers from './HotelOffers.tsx'
import { HotelOffersProps } from './props.ts'

/** The offers of a hotel page once the hash asks for others than the server's; stands in a `<Takeover>` around the server's section. */
export const hotelOffers = island({ name: 'hotel-offers', component: HotelOffers, props: HotelOffersProps })
