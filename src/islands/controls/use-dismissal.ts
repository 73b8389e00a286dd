import { useEffect, useEffectEvent } from 'react'

export interface Dismissal {
  readonly outside: () => void
  readonly escape: () => void
}

const events = ['pointerdown', 'focusin', 'keydown'] as const

/** Reports a press or focus outside a dropdown, or Escape. `openDropdown` returns its element while it is open. */
export function useDismissal(openDropdown: () => Element | null | undefined, on: Dismissal): void {
  const dismiss = useEffectEvent((event: Event) => {
    const dropdown = openDropdown()
    if (!dropdown) return
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      on.escape()
    } else if (event.type === 'focusin' ? isFocusOutside(dropdown, event.target) : !contains(dropdown, event.target)) on.outside()
  })
  useEffect(() => {
    const listener = (event: Event) => dismiss(event)
    for (const event of events) document.addEventListener(event, listener)
    return () => {
      for (const event of events) document.removeEventListener(event, listener)
    }
  }, [])
}

const contains = (dropdown: Element, target: EventTarget | null) => target instanceof Node && dropdown.contains(target)

/** Ancestors do not count as outside: a press on text focuses the nearest one that can have the focus, such as `<main>`. */
export function isFocusOutside(dropdown: Element, target: EventTarget | null): boolean {
  return target instanceof Node && !target.contains(dropdown) && !dropdown.contains(target)
}
