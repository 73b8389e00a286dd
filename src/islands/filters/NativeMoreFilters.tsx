import type { ReactNode } from 'react'
import { filterBarCounts } from '../../domain/search/filter-counts.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Dropdown, type DropdownProps } from './Dropdown.tsx'
import type { FilterDraftState } from './use-draft.ts'
import css from './Filters.module.css'
import { MoreFilters } from './sections/MoreFilters.tsx'

export interface NativeMoreFiltersProps extends Omit<DropdownProps, 'count' | 'children'> {
  readonly draft: FilterDraftState
  readonly applied: SearchCriteria
}

export function NativeMoreFilters({ draft, applied, ...dropdown }: NativeMoreFiltersProps): ReactNode {
  const { flow } = useSite()
  return (
    <div className={css.unscripted}>
      <Dropdown count={filterBarCounts(applied, flow).more} {...dropdown}>
        <MoreFilters draft={draft} />
      </Dropdown>
    </div>
  )
}
