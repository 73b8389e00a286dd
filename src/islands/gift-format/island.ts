import { island } from '../../hydration/island.ts'
import GiftFormat from './GiftFormat.tsx'
import { GiftFormatProps } from './props.ts'

export const giftFormat = island({ name: 'gift-format', component: GiftFormat, props: GiftFormatProps })
