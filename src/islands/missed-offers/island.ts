import * as v from 'valibot'
import { Id } from '../../contract/scalars.ts'
import { island } from '../../hydration/island.ts'
import MissedOffers from './MissedOffers.tsx'

export const MissedOffersProps = v.object({
  /** Partner number. */
  minisite: v.optional(Id),
})
export type MissedOffersProps = v.InferOutput<typeof MissedOffersProps>

export const missedOffers = island({ name: 'missed-offers', component: MissedOffers, props: MissedOffersProps })
