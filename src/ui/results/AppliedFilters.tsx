import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { FacetsResponse } from '../../contract/facets.ts'
import { appliedFilters, clearedFilters } from '../../domain/filters/applied-filters.ts'
import type { Filters, SearchCriteria } from '../../domain/search/criteria.ts'
import { capitalised } from '../format/capitalised.ts'
import { useSite } from '../site/SiteContext.tsx'
import { Icon } from '../icon/Icon.tsx'
import { crossIcon } from '../icon/paths.ts'
import { useFilterName } from './use-filter-name.ts'
import css from './AppliedFilters.module.css'

export interface FilterLinks {
  /** Address of the search with other filters. */
  readonly hrefOf: (filters: Filters) => string
  /** Handles plain clicks in an island. */
  readonly onFilters?: (filters: Filters, event: MouseEvent) => void
}

export interface AppliedFiltersProps extends FilterLinks {
  readonly criteria: SearchCriteria
  /** Name the values; without them a value has the name of its section. */
  readonly facets: FacetsResponse | undefined
}

/** The filters of the results, each a link to the search without it, and one without any. */
export function AppliedFilters({ criteria, facets, hrefOf, onFilters }: AppliedFiltersProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const nameOf = useFilterName(facets)
  const applied = appliedFilters(criteria)
  if (applied.length === 0) return null
  const to = (filters: Filters) => ({
    href: hrefOf(filters),
    rel: 'nofollow',
    ...(onFilters && { onClick: (event: MouseEvent) => onFilters(filters, event) }),
  })
  return (
    <ul className={`row ${css.applied}`} aria-label={t`Applied filters`}>
      {applied.map((filter) => {
        const name = capitalised(nameOf(filter), market)
        return (
          <li key={filter.key}>
            <a {...to(filter.without)} className={`pill ${css.filter}`} aria-label={t`${name}: remove this filter`}>
              {name}
              <Icon path={crossIcon} />
            </a>
          </li>
        )
      })}
      <li>
        <a {...to(clearedFilters(criteria))}>
          <Trans>Reset all filters</Trans>
        </a>
      </li>
    </ul>
  )
}
