import type { ReactNode } from 'react'
import css from './AnchorTabs.module.css'

/** Links to the sections of a page; stays in sight while scrolling. `aside` stands at its end (a booking button). */
export function AnchorTabs({
  label,
  of,
  aside,
}: {
  label: string
  of: readonly { readonly id: string; readonly label: string }[]
  aside?: ReactNode
}): ReactNode {
  return (
    <nav className={css.tabs} aria-label={label}>
      <div className={`wrap ${css.row}`}>
        <ul>
          {of.map((tab) => (
            <li key={tab.id}>
              <a href={`#${tab.id}`}>{tab.label}</a>
            </li>
          ))}
        </ul>
        {aside}
      </div>
    </nav>
  )
}
