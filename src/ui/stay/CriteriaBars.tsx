import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { reviewCriteria, type ReviewList } from '../../contract/reviews.ts'
import { formatScore } from '../format/number.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Reviews.module.css'

/** Scores are out of ten. */
export function CriteriaBars({ reviews }: { reviews: NonNullable<ReviewList['details']> }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const names = {
    welcoming: t({ message: 'Home', context: 'review criterion' }),
    comfort: t`Comfort`,
    cleanliness: t`Cleanliness`,
    food: t`Food`,
    localization: t`Location`,
    priceQualityRatio: t`Value for money`,
  }
  return (
    <dl className={css.bars}>
      {reviewCriteria.map((criterion) => {
        const value = reviews[criterion]
        if (value === undefined) return null
        return (
          <div key={criterion}>
            <dt>{names[criterion]}</dt>
            <dd>
              <meter min={0} max={10} value={value} aria-hidden="true" />
              {formatScore(value, market)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
