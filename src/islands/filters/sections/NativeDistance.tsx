import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchCriteria } from '../../../domain/search/criteria.ts'
import { distanceBounds } from '../../../domain/search/distance-bounds.ts'
import { formatDistance } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Range.module.css'

/** Kilometres. */
const steps = [10, 20, 30, 50, 100, 200, 300]

/** Empty without a point to measure from. */
export function NativeDistance({ rendered }: { rendered: SearchCriteria }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const bounds = distanceBounds(rendered.destination)
  const chosen = rendered.filters.distance?.max
  return (
    <div className={css.plain}>
      {rendered.point && (
        <label className={css.choice}>
          {t`Include offers around`}
          <select name="distanceMax" defaultValue={chosen ?? ''}>
            <option value="">{t`No`}</option>
            {[...new Set([...steps, chosen ?? bounds.initial.max])]
              .filter((step) => step <= bounds.max)
              .sort((a, b) => a - b)
              .map((step) => (
                <option key={step} value={step}>
                  {formatDistance(step, market)}
                </option>
              ))}
          </select>
        </label>
      )}
    </div>
  )
}
