import { island } from '../../hydration/island.ts'
import Gift from './Gift.tsx'
import { GiftProps } from './props.ts'

export const gift = island({ name: 'gift', component: Gift, props: GiftProps })
