import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { listNames } from '../../../contract/filter-lists.ts'
import { facetOptions, isDisabled } from '../../../domain/filters/facet-options.ts'
import { toggled } from '../../../domain/filters/filter-changes.ts'
import { isScoreChecked, scoreAfterClick, scoreSteps, starSteps } from '../../../domain/filters/score-filter.ts'
import { filterFields } from '../../../domain/search/fields.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { Stars } from '../../../ui/rating/Stars.tsx'
import { useListTitles } from '../../../ui/results/use-filter-name.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { FilterDraftState } from '../use-draft.ts'
import { OptionList } from './OptionList.tsx'
import options from './Options.module.css'

/** The lists of options; stars have a control of their own. */
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
          // Without a facet of stars no count is known, and every category can be chosen.
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

function ScoreSteps({ draft }: { draft: FilterDraftState }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { filters } = draft
  const facet = draft.facets?.properties.find(({ propertyType }) => propertyType === 'score')
  const choose = (minScore: number | undefined) => draft.set({ ...filters, minScore })
  return (
    <fieldset className={options.group}>
      <legend>{t`Guest rating`}</legend>
      <div className={options.chips}>
        <label className={options.step}>
          <input
            type="radio"
            name="minHotelReviewScore"
            value=""
            checked={filters.minScore === undefined}
            onChange={() => choose(undefined)}
          />
          {t`All`}
        </label>
        {scoreSteps.map((score) => {
          const chosen = filters.minScore === score
          const count = facet && (facet.values.find(({ id }) => Number(id) === score)?.count ?? 0)
          return (
            <label key={score} className={options.step} data-above={isScoreChecked(filters.minScore, score) || undefined}>
              <input
                type="radio"
                name="minHotelReviewScore"
                value={score}
                checked={chosen}
                disabled={count !== undefined && isDisabled(count, chosen)}
                onChange={() => choose(score)}
                // A radio button that is checked already reports no change, but a second click on it clears the filter.
                onClick={() => chosen && choose(scoreAfterClick(filters.minScore, score))}
              />
              {t`${score} and above`}
              {count !== undefined && <small className={options.count}>{formatNumber(count, market)}</small>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
