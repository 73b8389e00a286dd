import type { ReactNode } from 'react'
import css from './StayLayout.module.css'

interface StayLayoutProps {
  readonly gallery: ReactNode
  readonly tabs?: ReactNode
  readonly panel: ReactNode
  readonly children: ReactNode
  /** Placeholder: the page that follows has the ids. */
  readonly pending?: boolean
}

/** The panel (`follow-scrolling.ts`) follows the gallery on narrow screens. */
export function StayLayout({ gallery, tabs, panel, children, pending = false }: StayLayoutProps): ReactNode {
  return (
    <div className={`wrap ${css.layout}`}>
      <div className={css.gallery}>{gallery}</div>
      <aside className={css.panel} id={pending ? undefined : 'booking'}>
        <div data-follows="">{panel}</div>
      </aside>
      <div className={css.sections}>
        {tabs}
        <div className={css.content}>{children}</div>
      </div>
    </div>
  )
}
