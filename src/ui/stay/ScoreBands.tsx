import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../contract/reviews.ts'
import { formatScore } from '../format/number.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Reviews.module.css'

export function ScoreBands({ bands }: { bands: NonNullable<ReviewList['distribution']> }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const total = bands.reduce((sum, { count }) => sum + count, 0)
  const label = (from: number, above?: number): string => {
    if (above === undefined) return t`${from} and more`
    if (from === 0) return t`Under ${above}`
    const to = formatScore(above - 0.1, market)
    return t`${from} to ${to}`
  }
  return (
    <dl className={css.bars} aria-label={t`Scores given`}>
      {bands.map(({ from, count }, at) => (
        <div key={from}>
          <dt>{label(from, bands[at - 1]?.from)}</dt>
          <dd>
            <meter min={0} max={total} value={count} aria-hidden="true" />
            {count}
          </dd>
        </div>
      ))}
    </dl>
  )
}
