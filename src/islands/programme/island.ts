import { island } from '../../hydration/island.ts'
import StayNights from './StayNights.tsx'
import { StayNightsProps } from './props.ts'

export const stayNights = island({ name: 'programme', component: StayNights, props: StayNightsProps })
