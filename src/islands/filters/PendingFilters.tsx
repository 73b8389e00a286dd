import type { ReactNode } from 'react'
import css from './PendingFilters.module.css'

/** Keeps the bar's place in the page while the server waits for the facets. */
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
