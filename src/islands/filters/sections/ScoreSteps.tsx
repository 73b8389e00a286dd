import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isDisabled } from '../../../domain/filters/facet-options.ts'
import { isScoreChecked, scoreAfterClick, scoreSteps } from '../../../domain/filters/score-filter.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { FilterDraftState } from '../draft.ts'
import options from './Options.module.css'

/** A click on the chosen one clears it. */
export function ScoreSteps({ draft }: { draft: FilterDraftState }): ReactNode {
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
