import { island } from '../../hydration/island.ts'
import BoxStays from './BoxStays.tsx'
import { BoxStaysProps } from './props.ts'

export const boxStays = island({ name: 'box-stays', component: BoxStays, props: BoxStaysProps })
