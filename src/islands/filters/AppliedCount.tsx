import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './AppliedCount.module.css'

/** How many filters are applied, in the corner of the button they are changed with. Nothing for none. */
export function AppliedCount({ of }: { of: number }): ReactNode {
  const { t } = useLingui()
  if (of === 0) return null
  return (
    <span className={css.count}>
      <span aria-hidden="true">{of}</span>
      <span className="unseen"> {t`${plural(of, { one: '# filter applied', other: '# filters applied' })}`}</span>
    </span>
  )
}
