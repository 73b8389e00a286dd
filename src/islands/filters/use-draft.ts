import { useState } from 'react'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { type FilterDraftState, sameFilters } from './draft.ts'
import type { FiltersProps } from './props.ts'
import { useFacets } from './use-facets.ts'

export interface FilterDraft extends FilterDraftState {
  readonly changed: boolean
  readonly drop: () => void
  /** Absent while loading, or after a failure. */
  readonly total: number | undefined
}

/** Only visible sections are counted. */
export interface ShownFilters {
  readonly filters: boolean
  readonly activities: boolean
}

/** Changes that wait for Confirm (S4.10 to S4.18). */
export function useDraft(props: FiltersProps, rendered: SearchCriteria, applied: SearchCriteria, shown: ShownFilters): FilterDraft {
  const [stored, setStored] = useState<{ readonly from: SearchCriteria; readonly filters: FilterDraftState['filters'] }>()
  const [listed, setListed] = useState(shown.activities)
  // Once loaded they stay: a call for another section would drop them.
  if (shown.activities && !listed) setListed(true)
  // A change of the applied filters (Back, another island) ends the draft.
  const filters = stored?.from === applied ? stored.filters : applied.filters
  const counted = useFacets(props, rendered, { ...applied, filters }, { enabled: shown.filters, activities: listed })
  return {
    filters,
    ...counted,
    served: props.facets,
    set: (next) => setStored({ from: applied, filters: next }),
    changed: !sameFilters(filters, applied.filters),
    drop: () => setStored(undefined),
  }
}
