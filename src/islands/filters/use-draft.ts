import { useState } from 'react'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { type Draft, sameFilters } from './draft.ts'
import type { FiltersProps } from './props.ts'
import { useFacets } from './use-facets.ts'

export interface FilterDraft extends Draft {
  /** Something was chosen that is not applied yet. */
  readonly changed: boolean
  /** Back to what is applied. */
  readonly drop: () => void
  /** Results the draft would leave; absent while they are counted, or when that failed. */
  readonly total: number | undefined
}

/** Filters held locally until they are applied (specification, section 4): they start from, and fall back to, the applied ones. */
export function useDraft(props: FiltersProps, rendered: SearchCriteria, applied: SearchCriteria, active: boolean): FilterDraft {
  const [held, set] = useState<{ readonly from: SearchCriteria; readonly filters: Draft['filters'] }>()
  // Applied filters that changed meanwhile (back button, another island) end the draft.
  const filters = held?.from === applied ? held.filters : applied.filters
  const { facets, counting } = useFacets(props, rendered, { ...applied, filters }, active)
  return {
    filters,
    facets,
    set: (next) => set({ from: applied, filters: next }),
    changed: !sameFilters(filters, applied.filters),
    drop: () => set(undefined),
    total: counting ? undefined : facets?.totalCount,
  }
}
