import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { listNames } from '../../../contract/filter-lists.ts'
import { facetOptions, isDisabled } from '../../../domain/filters/facet-options.ts'
import { toggled } from '../../../domain/filters/filter-changes.ts'
import { starSteps } from '../../../domain/filters/score-filter.ts'
import { filterFields } from '../../../domain/search/fields.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { useListTitles } from '../../../ui/results/use-filter-name.ts'
import { Stars } from '../../../ui/rating/Stars.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { FilterDraftState } from '../draft.ts'
import { OptionList } from './OptionList.tsx'
import options from './Options.module.css'
import { ScoreSteps } from './ScoreSteps.tsx'

/** Stars have their own control. */
const lists = listNames.filter((list) => filterFields[list].section === 'more' && list !== 'stars')

export function MoreFilters({ draft }: { draft: FilterDraftState }): ReactNode {
  const titles = useListTitles()
  return (
    <div className={options.groups}>
      <ScoreSteps draft={draft} />
      <StarSteps draft={draft} />
      {lists
        .filter((list) => draft.facets && facetOptions(draft.facets, list, draft.filters).length > 0)
        .map((list) => (
          <fieldset key={list} className={options.group}>
            <legend>{titles[list]}</legend>
            <OptionList list={list} draft={draft} />
          </fieldset>
        ))}
    </div>
  )
}

function StarSteps({ draft }: { draft: FilterDraftState }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const counts = draft.facets ? facetOptions(draft.facets, 'stars', draft.filters) : []
  return (
    <fieldset className={options.group}>
      <legend>{t`Hotel category`}</legend>
      <div className={options.chips}>
        {starSteps.map((stars) => {
          const selected = draft.filters.stars.includes(stars)
          // Without their facet all can be chosen.
          const count = counts.length > 0 ? (counts.find(({ id }) => id === stars)?.count ?? 0) : undefined
          return (
            <label key={stars} className={options.step}>
              <input
                type="checkbox"
                name="stars"
                value={stars}
                checked={selected}
                disabled={count !== undefined && isDisabled(count, selected)}
                onChange={() => draft.set(toggled(draft.filters, 'stars', stars))}
              />
              <Stars stars={Number(stars)} />
              {count !== undefined && <small className={options.count}>{formatNumber(count, market)}</small>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
