import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { linkTo } from '../link/link-to.ts'
import css from './Breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  readonly href?: string | undefined
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  const { t } = useLingui()
  if (crumbs.length === 0) return null
  return (
    <nav className={css.crumbs} aria-label={t`Breadcrumb`}>
      <ol>
        {crumbs.map(({ label, href }, at) => (
          <li key={label}>
            {at === crumbs.length - 1 || !href ? <span aria-current="page">{label}</span> : <a {...linkTo(href)}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
