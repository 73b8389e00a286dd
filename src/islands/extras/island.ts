import { island } from '../../hydration/island.ts'
import Extras from './Extras.tsx'
import { ExtrasProps } from './props.ts'

/** What can be added to a stay, or taken off it. */
export const extras = island({ name: 'extras', component: Extras, props: ExtrasProps })
