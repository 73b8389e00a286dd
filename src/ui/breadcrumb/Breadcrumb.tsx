import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './Breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  /** Absent on the page itself. */
  readonly href?: string | undefined
}

/** The way to this page, from the widest. The last entry is the page itself. */
export function Breadcrumb({ of }: { of: readonly Crumb[] }): ReactNode {
  const { t } = useLingui()
  if (of.length === 0) return null
  return (
    <nav className={css.crumbs} aria-label={t`Breadcrumb`}>
      <ol>
        {of.map(({ label, href }, at) => (
          <li key={label}>{at === of.length - 1 || !href ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
