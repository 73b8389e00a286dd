import { island } from '../../hydration/island.ts'
import { serverSections, useSliders } from './FilterBar.tsx'
import Filters from './Filters.tsx'
import { NativeMoreFilters } from './NativeMoreFilters.tsx'
import { FiltersProps } from './props.ts'
import * as sliders from './sections/Sliders.tsx'
import { withoutShownFacets } from './shown-facets.ts'

serverSections.NativeMoreFilters = NativeMoreFilters
useSliders.provide(sliders)

const withoutShown = ({ facets, ...props }: FiltersProps): FiltersProps => ({
  ...props,
  ...(facets && { facets: withoutShownFacets(facets) }),
})

export const filters = island({ name: 'filters', component: Filters, props: FiltersProps, written: withoutShown })
