import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Section } from './draft.ts'

export interface Dismissal {
  /** A press elsewhere, or focus that went elsewhere: an open section would cover what has it. */
  readonly outside: () => void
  readonly escape: () => void
}

/** What closes the open section of the bar, wherever the focus is. */
export function useDismissal(form: RefObject<HTMLFormElement | null>, open: Section | undefined, on: Dismissal): void {
  const heard = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      return on.escape()
    }
    const shown = form.current?.querySelector('details[open]')
    if (event.target instanceof Node && !shown?.contains(event.target)) on.outside()
  })
  useEffect(() => {
    if (!open) return
    const events = ['pointerdown', 'focusin', 'keydown'] as const
    const listener = (event: Event) => heard(event)
    for (const event of events) document.addEventListener(event, listener)
    return () => {
      for (const event of events) document.removeEventListener(event, listener)
    }
  }, [open])
}
