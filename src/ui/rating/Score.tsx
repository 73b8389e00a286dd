import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { score } from '../format/number.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Rating.module.css'
import { useScoreLabel } from './score-label.ts'

/** A score out of ten with its word and the number of reviews; "New" without a score. */
export function Score({ average, count, large }: { average?: number | undefined; count?: number | undefined; large?: boolean }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const label = useScoreLabel(average)
  return (
    <p className={large ? `${css.score} ${css.large}` : css.score}>
      {average === undefined ? (
        <b className={css.number}>{t`New`}</b>
      ) : (
        <b className={css.number}>
          {score(average, market)}
          <span className="unseen">/10</span>
        </b>
      )}
      {label && <b>{label}</b>}
      {count ? <span className="muted">{t`${plural(count, { one: '# review', other: '# reviews' })}`}</span> : null}
    </p>
  )
}
