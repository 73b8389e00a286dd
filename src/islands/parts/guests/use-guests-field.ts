import { type FocusEvent, type RefObject, useRef, useState } from 'react'

export interface GuestsFieldState {
  readonly open: boolean
  readonly close: () => void
  /** For the field's button. */
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>
    readonly onClick: () => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/**
 * When the pax selector is open. It opens on focus that comes by keyboard; a click opens and shuts it. The focus that a closing panel
 * gives back does not open it again, so that the keyboard can go on; a panel that is still to come does not open once the keyboard has.
 */
export function useGuestsField(): GuestsFieldState {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const returned = useRef(false)
  const close = () => {
    returned.current = true
    setOpen(false)
  }
  return {
    open,
    close,
    button: {
      ref,
      onClick: () => (open ? close() : setOpen(true)),
      onFocus: ({ currentTarget }) => {
        if (!returned.current && currentTarget.matches(':focus-visible')) setOpen(true)
      },
      onBlur: ({ relatedTarget: to }) => {
        const intoPanel = to instanceof Element && to.closest('dialog') !== null
        returned.current = open && intoPanel
        // Otherwise the window has lost the focus, and gives it back.
        if (!intoPanel && document.hasFocus()) setOpen(false)
      },
    },
  }
}
