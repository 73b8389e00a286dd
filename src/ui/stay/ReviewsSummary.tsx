import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { reviewCriteria, type ReviewList } from '../../contract/reviews.ts'
import { quotedReviews } from '../../domain/cards/review-score.ts'
import { formatScore } from '../format/number.ts'
import { Score } from '../rating/Score.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { ReviewEntries } from './ReviewEntry.tsx'
import css from './Reviews.module.css'

/** Without scripts the rest of the first page of reviews unfolds. */
export function ReviewsSummary({ reviews }: { reviews: ReviewList }): ReactNode {
  if (reviews.totalCount === 0)
    return (
      <p className="muted">
        <Trans>Be the first to try this brand new experience!</Trans>
      </p>
    )
  const quoted = quotedReviews(reviews.list)
  const others = reviews.list.filter((review) => !quoted.includes(review))
  return (
    <>
      <ReviewsScore reviews={reviews} count={reviews.totalCount} />
      <ReviewEntries reviews={quoted} quoted />
      {others.length > 0 && (
        <noscript>
          <details>
            <summary>
              <Trans>Show more</Trans>
            </summary>
            <ReviewEntries reviews={others} />
          </details>
        </noscript>
      )}
    </>
  )
}

/** `count` is the number of all reviews, in every language. */
export function ReviewsScore({ reviews, count }: { reviews: ReviewList; count: number }): ReactNode {
  return (
    <>
      <Score review={reviews.score === undefined ? undefined : { average: reviews.score, count }} large incentive />
      {reviews.details && <CriteriaBars reviews={reviews.details} />}
    </>
  )
}

function CriteriaBars({ reviews }: { reviews: NonNullable<ReviewList['details']> }): ReactNode {
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
