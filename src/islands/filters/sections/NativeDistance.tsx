import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DistanceBounds, DistanceRange } from '../../../domain/search/distance-bounds.ts'
import { formatDistance } from '../../../ui/format/number.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './Range.module.css'

/** Kilometres to choose from without scripts. */
const steps = [10, 20, 30, 50, 100, 200, 300]

export function NativeDistance({ distance, bounds }: { distance: DistanceRange | undefined; bounds: DistanceBounds }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const chosen = distance?.max
  return (
    <div className={css.plain}>
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
    </div>
  )
}
