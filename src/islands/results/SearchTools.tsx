import type { ReactNode } from 'react'
import tools from './tools.module.css'

/**
 * The row of a search page's filters, sort and map: each an island of its own, given as children in this order. Stands in the same
 * box as the results: it sticks to the top as long as they are in view, and is the bar at the bottom of narrow screens.
 */
export function SearchTools({ filters, sort, map }: { filters: ReactNode; sort: ReactNode; map: ReactNode }): ReactNode {
  return (
    <div className={tools.tools}>
      <div className={tools.row}>
        <div>{filters}</div>
        <div>{sort}</div>
        <div>{map}</div>
      </div>
    </div>
  )
}
