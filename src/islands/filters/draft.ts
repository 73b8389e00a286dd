import type { FacetsResponse } from '../../contract/facets.ts'
import type { Filters } from '../../domain/search/criteria.ts'

export interface FilterDraftState {
  readonly filters: Filters
  readonly set: (filters: Filters) => void
  /** Absent after a failure. */
  readonly facets: FacetsResponse | undefined
  /** The page's, whose order of options stays. */
  readonly served: FacetsResponse | undefined
  readonly pending: boolean
}

export function sameFilters(left: Filters, right: Filters): boolean {
  const plain = (filters: Filters) =>
    JSON.stringify(
      Object.entries(filters)
        .filter(([, value]) => value !== undefined)
        .sort(),
    )
  return plain(left) === plain(right)
}
