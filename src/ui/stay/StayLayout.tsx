import type { ReactNode } from 'react'
import css from './StayLayout.module.css'

interface StayLayoutProps {
  readonly gallery: ReactNode
  readonly tabs?: ReactNode
  readonly panel: ReactNode
  readonly children: ReactNode
  /** A placeholder has no ids, because the page that follows has them. */
  readonly pending?: boolean
}

/** On narrow screens the panel follows the gallery (`follow-scrolling.ts`). */
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
