import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { distanceBounds } from '../../../domain/search/distance-bounds.ts'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { withAround } from '../../../domain/filters/around.ts'
import { formatDistance } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { FilterDraftState } from '../draft.ts'
import { RangeSlider } from '../../controls/slider/RangeSlider.tsx'
import options from './Options.module.css'
import css from './Range.module.css'

export function DistanceRange({ draft, criteria }: { draft: FilterDraftState; criteria: SearchCriteria }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { filters } = draft
  const bounds = distanceBounds(criteria.destination)
  const chosen = filters.distance
  const thumbs = chosen ?? bounds.initial
  const formatValue = (kilometres: number) => formatDistance(kilometres, market)
  if (!criteria.point) return <p className={css.hint}>{t`Choose a destination first: distances are measured from it.`}</p>
  return (
    <div className={css.range}>
      <div className={css.scripted}>
        <label className={options.option}>
          <input
            type="checkbox"
            data-live=""
            checked={chosen !== undefined}
            onChange={(event) => draft.set(withAround(filters, event.target.checked, bounds))}
          />
          <span>{t`Include offers around`}</span>
        </label>
        <p className={css.values} data-off={chosen ? undefined : ''}>
          <b>{formatValue(thumbs.min)}</b> – <b>{formatValue(thumbs.max)}</b>
        </p>
        <RangeSlider
          track={{ min: bounds.min, max: bounds.max, step: 1 }}
          thumbs={thumbs}
          onChange={(moved) => draft.set({ ...filters, distance: moved })}
          names={{ min: t`Shortest distance`, max: t`Longest distance` }}
          formatValue={formatValue}
          disabled={chosen === undefined}
        />
      </div>
    </div>
  )
}
