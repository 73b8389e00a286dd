import type { FacetsAnswer } from '../../contract/facets.ts'
import type { Filters } from '../../domain/criteria/search-criteria.ts'

/** Filters being chosen, not yet applied, and the facets that count what they would leave. */
export interface Draft {
  readonly filters: Filters
  readonly set: (filters: Filters) => void
  /** Absent when they failed: then what comes from them is not shown. */
  readonly facets: FacetsAnswer | undefined
  /** Newer facets are on their way. */
  readonly pending: boolean
}

/** The filter bar's dropdowns, in their order; `more` is one only without scripts. */
export const sections = ['activities', 'price', 'distance', 'facilities', 'more'] as const
export type Section = (typeof sections)[number]

/** What a section's Reset clears. */
export const cleared: Readonly<Record<Section, Partial<Filters>>> = {
  activities: { tags: [] },
  price: { price: undefined },
  distance: { distance: undefined },
  facilities: { facilities: [], petsAllowed: false },
  more: { minScore: undefined, stars: [], hotelTypes: [], hotelEnvironments: [], hotelStyles: [] },
}

/** True when two sets of filters ask for the same. */
export function sameFilters(one: Filters, other: Filters): boolean {
  const plain = (filters: Filters) =>
    JSON.stringify(
      Object.entries(filters)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .filter(([, value]) => value !== undefined),
    )
  return plain(one) === plain(other)
}
