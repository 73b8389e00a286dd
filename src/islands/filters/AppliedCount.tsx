import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './AppliedCount.module.css'

export function AppliedCount({ count }: { count: number }): ReactNode {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count}</span>
      <span className="unseen"> {t`${plural(count, { one: '# filter applied', other: '# filters applied' })}`}</span>
    </span>
  )
}
