import type { SearchFlow } from '../sort/sort.ts'
import { appliedFilters } from '../filters/applied-filters.ts'
import type { SearchCriteria } from '../search/criteria.ts'

export type ResultsMessageKind = 'loading' | 'noResults' | 'onlyFallbacks' | 'withFallbacks' | 'none'

/** `loading` lasts until all lists are known, so that no message is replaced. `fallbackCount` counts the fallbacks with results. */
export function resultsMessage(state: { loading: boolean; exactCount: number; fallbackCount: number }): ResultsMessageKind {
  if (state.loading) return 'loading'
  if (state.exactCount > 0) return state.fallbackCount > 0 ? 'withFallbacks' : 'none'
  return state.fallbackCount > 0 ? 'onlyFallbacks' : 'noResults'
}

/** `filters` clears the filters and no other criteria. */
export type Clearable = 'filters' | 'criteria'

/** `own` are the criteria that the path does not set. */
export function clearable(criteria: SearchCriteria, flow: SearchFlow, own: string): Clearable | undefined {
  if (own === '') return undefined
  return appliedFilters(criteria, flow).length > 0 ? 'filters' : 'criteria'
}
