import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus of a removed element to the closed card's entry, the button that swaps map and list, or the map. */
export function useFocusInside(overlay: RefObject<HTMLDialogElement | null>, selected: number | undefined): void {
  const last = useRef(selected)
  // After every render: the DOM has no event for a focused element's removal.
  useLayoutEffect(() => {
    last.current = selected ?? last.current
    const dialog = overlay.current
    const focused = document.activeElement
    if (!dialog?.open || (dialog.contains(focused) && focused?.checkVisibility({ visibilityProperty: true }))) return
    for (const place of [`[data-stay="${last.current}"] button`, ':scope > header button', 'canvas']) {
      const target = dialog.querySelector<HTMLElement>(place)
      if (target?.checkVisibility()) return target.focus()
    }
  })
}
