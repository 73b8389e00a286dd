import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Loading.module.css'

export function Loading({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={css.loading}>
      <span className="unseen" role="status">{t`Loading…`}</span>
      {children}
    </div>
  )
}
