import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { FacetsResponse } from '../../contract/facets.ts'
import { appliedFilters, clearedFilters } from '../../domain/filters/applied-filters.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { capitalised } from '../format/text.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useFilterName } from './use-filter-name.ts'
import { useFlexibilityLabel } from './use-flexibility-label.ts'
import css from './AppliedFilters.module.css'

export type AppliedChange = Partial<Pick<SearchCriteria, 'filters' | 'flexibility'>>

export interface FilterLinks {
  readonly hrefOf: (change: AppliedChange) => string
  readonly onFilters?: (change: AppliedChange, event: MouseEvent) => void
}

export interface AppliedFiltersProps extends FilterLinks {
  readonly criteria: SearchCriteria
  /** Without facets a value has the name of its section. */
  readonly facets: FacetsResponse | undefined
}

export function AppliedFilters({ criteria, facets, hrefOf, onFilters }: AppliedFiltersProps): ReactNode {
  const { t } = useLingui()
  const { market, flow } = useSite()
  const nameOf = useFilterName(facets)
  const flexibilityLabel = useFlexibilityLabel()
  const filters = appliedFilters(criteria, flow)
  const flexibility = flow === 'booking' ? criteria.flexibility : undefined
  if (filters.length === 0 && !flexibility) return null
  const to = (change: AppliedChange) => ({
    href: hrefOf(change),
    rel: 'nofollow',
    ...(onFilters && { onClick: (event: MouseEvent) => onFilters(change, event) }),
  })
  const applied = [
    ...(flexibility ? [{ key: 'flexibility', name: flexibilityLabel(flexibility), without: { flexibility: undefined } }] : []),
    ...filters.map((filter) => ({ key: filter.key, name: nameOf(filter), without: { filters: filter.without } })),
  ]
  return (
    <ul className={`row ${css.applied}`} aria-label={t`Applied filters`}>
      {applied.map(({ key, name: plainName, without }) => {
        const name = capitalised(plainName, market)
        return (
          <li key={key}>
            <a {...to(without)} className={`pill ${css.filter}`} aria-label={t`${name}: remove this filter`}>
              {name}
              <Icon name="cross" />
            </a>
          </li>
        )
      })}
      {filters.length > 0 && (
        <li>
          <a {...to({ filters: clearedFilters(criteria) })}>
            <Trans>Reset all filters</Trans>
          </a>
        </li>
      )}
    </ul>
  )
}
