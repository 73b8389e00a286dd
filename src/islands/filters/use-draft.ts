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

/** What of the filters is on the screen: only then are they counted, and only then are the activities asked for. */
export interface Shown {
  readonly filters: boolean
  readonly activities: boolean
}

/** Filters held locally until they are applied (specification, section 4): they start from, and fall back to, the applied ones. */
export function useDraft(props: FiltersProps, rendered: SearchCriteria, applied: SearchCriteria, shown: Shown): FilterDraft {
  const [held, set] = useState<{ readonly from: SearchCriteria; readonly filters: Draft['filters'] }>()
  const [listed, setListed] = useState(shown.activities)
  // What has come once stays, so that the counts of other sections do not take it away again.
  if (shown.activities && !listed) setListed(true)
  // Applied filters that changed meanwhile (back button, another island) end the draft.
  const filters = held?.from === applied ? held.filters : applied.filters
  const counted = useFacets(props, rendered, { ...applied, filters }, { wanted: shown.filters, shown: listed })
  return {
    filters,
    ...counted,
    set: (next) => set({ from: applied, filters: next }),
    changed: !sameFilters(filters, applied.filters),
    drop: () => set(undefined),
  }
}
