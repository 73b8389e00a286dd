import * as v from 'valibot'
import { island } from '../../hydration/island.ts'
import MissedOffers from './MissedOffers.tsx'

export const missedOffers = island({ name: 'missed-offers', component: MissedOffers, props: v.object({}) })
