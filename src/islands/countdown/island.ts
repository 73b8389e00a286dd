import { island } from '../../hydration/island.ts'
import Countdown from './Countdown.tsx'
import { CountdownProps } from './props.ts'

export const countdown = island({ name: 'countdown', component: Countdown, props: CountdownProps })
