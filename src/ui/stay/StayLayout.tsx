import type { ReactNode } from 'react'
import css from './StayLayout.module.css'

/** The stay's sections, and beside them (above them on narrow screens) what books it. */
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
