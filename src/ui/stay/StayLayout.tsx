import type { ReactNode } from 'react'
import css from './StayLayout.module.css'

/** Sections of a stay beside the booking panel; the panel comes first on narrow screens. */
export function StayLayout({ panel, children }: { panel: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={`wrap ${css.layout}`}>
      <aside className={css.panel} id="booking">
        {panel}
      </aside>
      <div className={css.sections}>{children}</div>
    </div>
  )
}
