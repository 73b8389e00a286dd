import type { ReactNode } from 'react'
import css from './PendingFilters.module.css'

/** On the server only. */
export function PendingFilters(): ReactNode {
  return (
    <div className={css.bar} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
