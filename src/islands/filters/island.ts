import { island } from '../../hydration/island.ts'
import Filters from './Filters.tsx'
import { NativeMoreFilters } from './NativeMoreFilters.tsx'
import { FiltersProps } from './props.ts'
import { serverSections } from './server-sections.ts'

serverSections.NativeMoreFilters = NativeMoreFilters

export const filters = island({ name: 'filters', component: Filters, props: FiltersProps })
