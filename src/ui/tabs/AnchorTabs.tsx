import type { ReactNode } from 'react'
import css from './AnchorTabs.module.css'

interface Tab {
  readonly id: string
  readonly label: string
}

/** Links to the sections of a page; stays in sight while scrolling, and says which section is being read (`src/islands/tabs`). */
export function AnchorTabs({ label, of }: { label: string; of: readonly Tab[] }): ReactNode {
  return (
    <nav className={css.tabs} aria-label={label} data-tabs="">
      <div className="wrap">
        <ul>
          {of.map((tab) => (
            <li key={tab.id}>
              <a href={`#${tab.id}`}>{tab.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
