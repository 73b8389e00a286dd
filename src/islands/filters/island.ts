import { island } from '../../hydration/island.ts'
import { useRanges } from './FilterBar.tsx'
import Filters from './Filters.tsx'
import { NativeMoreFilters } from './NativeMoreFilters.tsx'
import { FiltersProps } from './props.ts'
import * as ranges from './sections/Ranges.tsx'
import { serverSections } from './server-sections.ts'

serverSections.NativeMoreFilters = NativeMoreFilters
useRanges.serve(ranges)

export const filters = island({ name: 'filters', component: Filters, props: FiltersProps })
