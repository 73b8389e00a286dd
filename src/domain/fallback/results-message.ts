import { appliedFilters } from '../filters/applied-filters.ts'
import type { SearchCriteria } from '../search/criteria.ts'

export type ResultsMessage = 'loading' | 'noResults' | 'onlyFallbacks' | 'withFallbacks' | 'none'

/** Returns `loading` until all are known, so that no message is replaced. `fallbackCount`: fallbacks with results. */
export function resultsMessage(state: { loading: boolean; exactCount: number; fallbackCount: number }): ResultsMessage {
  if (state.loading) return 'loading'
  if (state.exactCount > 0) return state.fallbackCount > 0 ? 'withFallbacks' : 'none'
  return state.fallbackCount > 0 ? 'onlyFallbacks' : 'noResults'
}

/** What a search can let go of: its filters with all other criteria, or criteria without filters. */
export type Clearable = 'filters' | 'criteria'

/** `own`: the criteria that the path does not set, in the hash grammar. */
export function clearable(criteria: SearchCriteria, own: string): Clearable | undefined {
  if (own === '') return undefined
  return appliedFilters(criteria).length > 0 ? 'filters' : 'criteria'
}
