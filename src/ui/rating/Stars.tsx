import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { drawingHref } from '../icon/Icon.tsx'
import css from './Rating.module.css'

/** The box cuts what is too many off the row of five, at a half too. */
export function Stars({ stars }: { stars: number }): ReactNode {
  const { t } = useLingui()
  const count = Math.min(5, Math.floor(stars * 2) / 2)
  if (!(count > 0)) return null
  return (
    <svg
      className={css.stars}
      viewBox={`0 0 ${count * 20} 20`}
      role="img"
      aria-label={t`${plural(count, { one: '# star', other: '# stars' })}`}
    >
      <use href={drawingHref('stars')} />
    </svg>
  )
}
