import type { ReactNode } from 'react'
import css from './AnchorTabs.module.css'

interface Tab {
  readonly id: string
  readonly label: string
}

/** `src/enhancements/links/current-tab.ts` marks the current tab. */
export function AnchorTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }): ReactNode {
  return (
    <nav className={css.tabs} aria-label={label} data-tabs="">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={`#${tab.id}`}>{tab.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
