import { island } from '../../hydration/island.ts'
import Extras from './Extras.tsx'
import { ExtrasProps } from './props.ts'

export const extras = island({ name: 'extras', component: Extras, props: ExtrasProps })
