import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Loading.module.css'

/** Loading skeleton, announced once to screen readers. */
export function Loading({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={css.loading}>
      <span className="unseen" role="status">{t`Loading…`}</span>
      {children}
    </div>
  )
}
