import { island } from '../../hydration/island.ts'
import MissedOffers from './MissedOffers.tsx'
import { MissedOffersProps } from './props.ts'

/** On the not-found page: the offers of the hotel that the hash names. */
export const missedOffers = island({ name: 'missed-offers', component: MissedOffers, props: MissedOffersProps })
