import { island } from '../../hydration/island.ts'
import Filters from './Filters.tsx'
import { FiltersProps } from './props.ts'

/** The search page's filter bar, its drawer, and the mobile Filter button. */
export const filters = island({ name: 'filters', component: Filters, props: FiltersProps })
