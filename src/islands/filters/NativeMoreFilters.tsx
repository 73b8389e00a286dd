import type { ReactNode } from 'react'
import { filterBarCounts } from '../../domain/search/filter-counts.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { Dropdown, type DropdownProps } from './Dropdown.tsx'
import type { FilterDraftState } from './use-draft.ts'
import css from './Filters.module.css'
import { MoreFilters } from './sections/MoreFilters.tsx'

export interface NativeMoreFiltersProps extends Omit<DropdownProps, 'count' | 'children'> {
  readonly draft: FilterDraftState
  readonly applied: SearchCriteria
}

export function NativeMoreFilters({ draft, applied, ...dropdown }: NativeMoreFiltersProps): ReactNode {
  return (
    <div className={css.unscripted}>
      <Dropdown count={filterBarCounts(applied).more} {...dropdown}>
        <MoreFilters draft={draft} />
      </Dropdown>
    </div>
  )
}
