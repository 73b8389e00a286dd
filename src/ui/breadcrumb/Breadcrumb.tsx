import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { inFlow } from '../link/in-flow.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  /** Absent on the page itself. */
  readonly href?: string | undefined
}

/** The way to this page, from the widest; who gives goes on giving. The last entry is the page itself. */
export function Breadcrumb({ of }: { of: readonly Crumb[] }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  if (of.length === 0) return null
  return (
    <nav className={css.crumbs} aria-label={t`Breadcrumb`}>
      <ol>
        {of.map(({ label, href }, at) => (
          <li key={label}>
            {at === of.length - 1 || !href ? <span aria-current="page">{label}</span> : <a href={inFlow(view, href)}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
