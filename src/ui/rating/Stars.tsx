import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Rating.module.css'

const star = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z'
const rows = [1, 2, 3, 4, 5].map((count) => Array.from({ length: count }, (_, at) => `M${10 + 20 * at} 2${star}`).join(''))

export function Stars({ stars }: { stars: number }): ReactNode {
  const { t } = useLingui()
  const count = Math.min(5, Math.floor(stars * 2) / 2)
  const path = rows[Math.ceil(count) - 1]
  if (!path) return null
  return (
    <svg
      className={css.stars}
      viewBox={`0 0 ${count * 20} 20`}
      role="img"
      aria-label={t`${plural(count, { one: '# star', other: '# stars' })}`}
    >
      <path d={path} />
    </svg>
  )
}
