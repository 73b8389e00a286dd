import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../contract/reviews.ts'
import { quotedReviews } from '../../domain/cards/review-score.ts'
import { Score } from '../rating/Score.tsx'
import { CriteriaBars } from './CriteriaBars.tsx'
import { ReviewEntries } from './ReviewEntry.tsx'

/** Without scripts the rest of the first page unfolds. */
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

/** `count`: all reviews. */
export function ReviewsScore({ reviews, count }: { reviews: ReviewList; count: number }): ReactNode {
  return (
    <>
      <Score review={reviews.score === undefined ? undefined : { average: reviews.score, count }} large incentive />
      {reviews.details && <CriteriaBars reviews={reviews.details} />}
    </>
  )
}
