import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../contract/reviews.ts'
import css from './Reviews.module.css'

/** How many reviews gave which score, the highest first. */
export function ScoreBands({ bands }: { bands: NonNullable<ReviewList['distribution']> }): ReactNode {
  const { t } = useLingui()
  const total = bands.reduce((sum, { count }) => sum + count, 0)
  return (
    <dl className={css.bars} aria-label={t`Scores given`}>
      {bands.map(({ from, count }, at) => (
        <div key={from}>
          <dt>{at === bands.length - 1 ? t`Under ${bands[at - 1]?.from ?? 10}` : t`${from} and more`}</dt>
          <dd>
            <meter min={0} max={total} value={count} aria-hidden="true" />
            {count}
          </dd>
        </div>
      ))}
    </dl>
  )
}
