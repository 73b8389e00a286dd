import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../contract/reviews.ts'
import { quotedReviews } from '../../domain/cards/review-score.ts'
import { Score } from '../rating/Score.tsx'
import { CriteriaBars } from './CriteriaBars.tsx'
import { ReviewEntries } from './ReviewEntry.tsx'

/** Score, criteria and up to four positive reviews; the others of the first page unfold where there are no scripts. */
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
      <ReviewsScore of={reviews} count={reviews.totalCount} />
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

/** The hotel's score with its word, over its criteria. `count`: all of its reviews, whatever a list of them leaves out. */
export function ReviewsScore({ of, count }: { of: ReviewList; count: number }): ReactNode {
  return (
    <>
      <Score review={of.score === undefined ? undefined : { average: of.score, count }} large incentive />
      {of.details && <CriteriaBars of={of.details} />}
    </>
  )
}
