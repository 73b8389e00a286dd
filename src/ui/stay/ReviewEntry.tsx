import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { Review, travellerTypes } from '../../contract/reviews.ts'
import { formatDate } from '../format/date.ts'
import { languageName } from '../format/text.tsx'
import { formatScore } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Reviews.module.css'

export function ReviewEntries({
  reviews,
  quoted = false,
  ref,
}: {
  reviews: readonly Review[]
  quoted?: boolean
  ref?: Ref<HTMLUListElement>
}): ReactNode {
  return (
    <ul className={css.list} ref={ref}>
      {reviews.map((review) => (
        // "Show more" moves the focus to the first new review.
        <li key={review.id} tabIndex={quoted ? undefined : -1}>
          <ReviewEntry review={review} />
        </li>
      ))}
    </ul>
  )
}

export function useTravellerNames(): Record<(typeof travellerTypes)[number], string> {
  const { t } = useLingui()
  return { couple: t`Couple`, family: t`Family`, friends: t`Friends`, solo: t`Solo traveller`, business: t`Business traveller` }
}

function ReviewEntry({ review }: { review: Review }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const kinds = useTravellerNames()
  const language = review.locale.slice(0, 2)
  const writtenIn = languageName(language, market)
  const foreign = language !== market.language && t`in ${writtenIn}`
  return (
    <>
      <p className={css.who}>
        <b>{review.customer}</b>
        <span className="muted">
          {[review.type && kinds[review.type], formatDate(review.date, market), foreign].filter(Boolean).join(' · ')}
        </span>
        <b className={css.score}>
          {formatScore(review.average, market)}
          <span className="unseen">/10</span>
        </b>
      </p>
      {review.positive && (
        <p lang={language}>
          <Icon name="thumb-up" /> {review.positive}
        </p>
      )}
      {review.negative && (
        <p lang={language} className="muted">
          <Icon name="thumb-down" /> {review.negative}
        </p>
      )}
    </>
  )
}
