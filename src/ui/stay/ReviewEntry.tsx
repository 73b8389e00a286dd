import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { Review } from '../../contract/reviews.ts'
import { plainDate } from '../format/date.ts'
import { score } from '../format/number.ts'
import { Icon } from '../icon/Icon.tsx'
import { thumbDown, thumbUp } from '../icon/paths.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Reviews.module.css'

/** Reviews in a grid of cards, each in the language it was written in. `quoted`: only what was liked. */
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
        // Each can take the focus when "Show more" brings it.
        <li key={review.id} tabIndex={quoted ? undefined : -1}>
          <ReviewEntry of={review} quoted={quoted} />
        </li>
      ))}
    </ul>
  )
}

function ReviewEntry({ of, quoted }: { of: Review; quoted: boolean }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const kinds = { couple: t`Couple`, family: t`Family`, friends: t`Friends`, solo: t`Solo traveller`, business: t`Business traveller` }
  const language = of.locale.slice(0, 2)
  return (
    <>
      <p className={css.who}>
        <b>{of.customer}</b>
        <span className="muted">{[of.type && kinds[of.type], plainDate(of.date, market)].filter(Boolean).join(' · ')}</span>
        <b className={css.score}>
          {score(of.average, market)}
          <span className="unseen">/10</span>
        </b>
      </p>
      {of.positive && (
        <p lang={language}>
          <Icon of={thumbUp} /> {of.positive}
        </p>
      )}
      {of.negative && !quoted && (
        <p lang={language} className="muted">
          <Icon of={thumbDown} /> {of.negative}
        </p>
      )}
    </>
  )
}
