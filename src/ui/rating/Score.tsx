import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HotelSummary } from '../../contract/hotel.ts'
import { type ReviewLabel, scoreDisplay } from '../../domain/cards/review-score.ts'
import { formatScore } from '../format/number.ts'
import { useSite } from '../site/SiteContext.tsx'
import { showsScores } from './shows-scores.ts'
import css from './Rating.module.css'

type Review = HotelSummary['review']

/** Shows "New" where there is no score. With `incentive` a score below 9 has a label too. */
export function Score({ review, large, incentive }: { review: Review; large?: boolean; incentive?: boolean }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { market } = view
  const shown = scoreDisplay(review, incentive)
  const label = useScoreLabel(shown.kind === 'score' ? shown.label : undefined)
  if (!showsScores(view)) return null
  return (
    <p className={large ? `${css.score} ${css.large}` : css.score}>
      {shown.kind === 'new' ? (
        <b className={css.number}>{t`New`}</b>
      ) : (
        <>
          <b className={css.number}>
            {formatScore(shown.score, market)}
            <span className="unseen">/10</span>
          </b>
          {label && <b>{label}</b>}
          <span className="muted">{t`${plural(shown.count, { one: '# review', other: '# reviews' })}`}</span>
        </>
      )}
    </p>
  )
}

function useScoreLabel(label: ReviewLabel | undefined): string | undefined {
  const { t } = useLingui()
  switch (label) {
    case 'perfect':
      return t`Perfect`
    case 'fantastic':
      return t`Fantastic`
    case 'excellent':
      return t`Excellent`
    case 'veryGood':
      return t`Very good`
    case 'good':
      return t`Good`
    case undefined:
      return undefined
  }
}
