import { type FocusEvent, type RefObject, useRef, useState } from 'react'

export interface GuestsFieldState {
  readonly open: boolean
  readonly close: () => void
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>
    readonly onClick: () => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Opens on keyboard focus, toggles on click; not on focus that the panel returns, nor once the focus has left while loading. */
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
        // Without focus the window was left.
        if (!intoPanel && document.hasFocus()) setOpen(false)
      },
    },
  }
}
