import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { Review } from '../../contract/reviews.ts'
import { formatDate } from '../format/date.ts'
import { formatScore } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { thumbDownIcon, thumbUpIcon } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Reviews.module.css'

/** Review cards, each with its language. `quoted`: only the positive part. */
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
          <ReviewEntry review={review} quoted={quoted} />
        </li>
      ))}
    </ul>
  )
}

function ReviewEntry({ review, quoted }: { review: Review; quoted: boolean }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const kinds = { couple: t`Couple`, family: t`Family`, friends: t`Friends`, solo: t`Solo traveller`, business: t`Business traveller` }
  const language = review.locale.slice(0, 2)
  return (
    <>
      <p className={css.who}>
        <b>{review.customer}</b>
        <span className="muted">{[review.type && kinds[review.type], formatDate(review.date, market)].filter(Boolean).join(' · ')}</span>
        <b className={css.score}>
          {formatScore(review.average, market)}
          <span className="unseen">/10</span>
        </b>
      </p>
      {review.positive && (
        <p lang={language}>
          <Icon path={thumbUpIcon} /> {review.positive}
        </p>
      )}
      {review.negative && !quoted && (
        <p lang={language} className="muted">
          <Icon path={thumbDownIcon} /> {review.negative}
        </p>
      )}
    </>
  )
}
