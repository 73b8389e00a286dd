import type { ReactNode } from 'react'
import css from './GiftLayout.module.css'

interface GiftLayoutProps {
  readonly format: ReactNode
  /** The stylesheet hides it while the physical format is chosen. */
  readonly digital: ReactNode
  readonly children: ReactNode
}

export function GiftLayout({ format, digital, children }: GiftLayoutProps): ReactNode {
  return (
    <div className={`stack ${css.gift}`}>
      {format}
      <div className={css.digital}>{digital}</div>
      {children}
    </div>
  )
}
