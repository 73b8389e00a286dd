import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { linkTo } from '../link/link-to.ts'
import { inFlow } from '../link/in-flow.ts'
import { useSite } from '../site/SiteContext.tsx'
import css from './Breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  /** Absent on the page itself. */
  readonly href?: string | undefined
}

/** Breadcrumb from the widest level to the page itself, its last entry. Links keep the gifting flow. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  if (crumbs.length === 0) return null
  return (
    <nav className={css.crumbs} aria-label={t`Breadcrumb`}>
      <ol>
        {crumbs.map(({ label, href }, at) => (
          <li key={label}>
            {at === crumbs.length - 1 || !href ? <span aria-current="page">{label}</span> : <a {...linkTo(inFlow(view, href))}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
