import { island } from '../../hydration/island.ts'
import Filters from './Filters.tsx'
import { FiltersProps } from './props.ts'

export const filters = island({ name: 'filters', component: Filters, props: FiltersProps })
