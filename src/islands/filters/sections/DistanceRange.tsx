import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { distanceBounds } from '../../../domain/criteria/distance-bounds.ts'
import type { SearchCriteria } from '../../../domain/criteria/search-criteria.ts'
import { withAround } from '../../../domain/filters/filter-changes.ts'
import { distance } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import type { Draft } from '../draft.ts'
import { RangeSlider } from '../slider/RangeSlider.tsx'
import options from './Options.module.css'
import css from './Range.module.css'

const steps = [10, 20, 30, 50, 100, 200, 300]

/** Offers around the place searched, between two distances; needs a place to measure from. A list without scripts. */
export function DistanceRange({ draft, criteria }: { draft: Draft; criteria: SearchCriteria }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const { filters } = draft
  const bounds = distanceBounds(criteria.destination)
  const chosen = filters.distance
  const thumbs = chosen ?? bounds.initial
  const say = (kilometres: number) => distance(kilometres, market)
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
          <b>{say(thumbs.min)}</b> – <b>{say(thumbs.max)}</b>
        </p>
        <RangeSlider
          track={{ min: bounds.min, max: bounds.max, step: 1 }}
          thumbs={thumbs}
          onChange={(moved) => draft.set({ ...filters, distance: moved })}
          names={{ min: t`Shortest distance`, max: t`Longest distance` }}
          say={say}
          disabled={chosen === undefined}
        />
      </div>
      <label className={`${css.plain} ${css.choice}`}>
        {t`Include offers around`}
        <select key={chosen?.max} name="distanceMax" defaultValue={chosen?.max ?? ''}>
          <option value="">{t`No`}</option>
          {[...new Set([...steps, thumbs.max])]
            .filter((step) => step <= bounds.max)
            .sort((one, other) => one - other)
            .map((step) => (
              <option key={step} value={step}>
                {say(step)}
              </option>
            ))}
        </select>
      </label>
    </div>
  )
}
