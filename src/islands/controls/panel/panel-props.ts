import type { ReactNode, RefObject } from 'react'

export interface PanelProps {
  readonly open: boolean
  /** Also called on loss of focus. */
  readonly onClose: () => void
  readonly title: string
  /** Anchor, and target of the returned focus. */
  readonly source: RefObject<HTMLElement | null>
  /** `auto`: a dropdown on wide screens, a drawer on narrow ones. `modal`: centred on wide screens. */
  readonly form?: 'auto' | 'drawer' | 'modal'
  readonly className?: string | undefined
  /** Rendered only while open; `data-autofocus` takes the focus. */
  readonly children: ReactNode
}
