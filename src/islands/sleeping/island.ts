import { island } from '../../hydration/island.ts'
import Sleeping from './Sleeping.tsx'
import { SleepingProps } from './props.ts'

export const sleeping = island({ name: 'sleeping', component: Sleeping, props: SleepingProps })
