import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './EmptyState.module.css'

/** What stands where there is nothing to show: said plainly, with a way on. */
export function EmptyState(it: { icon: string; title: ReactNode; children?: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <div className={css.blank}>
      <span className={css.sign}>
        <Icon of={it.icon} />
      </span>
      <h2>{it.title}</h2>
      {it.children && <p className="muted">{it.children}</p>}
      {it.action && <div className="row">{it.action}</div>}
    </div>
  )
}
