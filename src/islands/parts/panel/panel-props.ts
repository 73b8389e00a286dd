import type { ReactNode, RefObject } from 'react'

export interface PanelProps {
  readonly open: boolean
  /** Escape, a click outside, the close button, or focus that left: the panel asks to be closed. */
  readonly onClose: () => void
  /** The dialog's name; shown as its heading in a drawer. */
  readonly title: string
  /** The control that opened it: a dropdown stands below it, and focus goes back to it. */
  readonly source: RefObject<HTMLElement | null>
  /** A dropdown on wide screens and a full-screen drawer on narrow ones; always a drawer; or a `modal` in the middle of wide screens. */
  readonly form?: 'auto' | 'drawer' | 'modal'
  readonly className?: string | undefined
  /** Rendered only while open; the element marked `data-autofocus` takes the focus. */
  readonly children: ReactNode
}
