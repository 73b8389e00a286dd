import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewList } from '../../contract/reviews.ts'
import { quotedReviews } from '../../domain/cards/review-score.ts'
import { plainDate } from '../format/date.ts'
import { score } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { thumbUp } from '../icon/paths.ts'
import { Score } from '../rating/Score.tsx'
import { useSite } from '../site/SiteContext.tsx'
import { CriteriaBars } from './CriteriaBars.tsx'
import css from './ReviewsSection.module.css'
import { StaySection } from './StaySection.tsx'

/** Score, criteria and up to four positive reviews. */
export function ReviewsSection({ reviews }: { reviews: ReviewList }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const kinds = { couple: t`Couple`, family: t`Family`, friends: t`Friends`, solo: t`Solo traveller`, business: t`Business traveller` }
  if (reviews.totalCount === 0) {
    return (
      <StaySection id="reviews" title={<Trans>Reviews</Trans>}>
        <p className="muted">
          <Trans>Be the first to try this brand new experience!</Trans>
        </p>
      </StaySection>
    )
  }
  return (
    <StaySection id="reviews" title={<Trans>Reviews</Trans>}>
      <Score review={reviews.score === undefined ? undefined : { average: reviews.score, count: reviews.totalCount }} large />
      {reviews.details && <CriteriaBars of={reviews.details} />}
      <ul className={css.list}>
        {quotedReviews(reviews.list).map((review) => (
          <li key={review.id}>
            <p className={css.who}>
              <b>{review.customer}</b>
              <span className="muted">
                {kinds[review.type]} · {plainDate(review.date, market)}
              </span>
              <b className={css.score}>{score(review.average, market)}</b>
            </p>
            <p lang={review.locale.slice(0, 2)}>
              <Icon of={thumbUp} /> {review.positive}
            </p>
          </li>
        ))}
      </ul>
    </StaySection>
  )
}
