import type { ReactNode } from 'react'
import css from './GiftLayout.module.css'

interface GiftLayoutProps {
  /** The choice of format; nothing where there is none. */
  readonly format: ReactNode
  /** What only the digital format has: hidden while the physical one is chosen, without scripts too. */
  readonly digital: ReactNode
  readonly children: ReactNode
}

/** Format of a gift, what belongs to it, and how giving works. */
export function GiftLayout({ format, digital, children }: GiftLayoutProps): ReactNode {
  return (
    <div className={`stack ${css.gift}`}>
      {format}
      <div className={css.digital}>{digital}</div>
      {children}
    </div>
  )
}
