import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The focus stays in the overlay when what had it goes: to the line of the list whose card was closed, to the button that brings the list
 * back where one of both has room, else to the map.
 */
export function useKeptFocus(overlay: RefObject<HTMLDialogElement | null>, selected: number | undefined): void {
  const last = useRef(selected)
  // After whatever changed: nothing tells an element of its going.
  useLayoutEffect(() => {
    last.current = selected ?? last.current
    const dialog = overlay.current
    const held = document.activeElement
    if (!dialog?.open || (dialog.contains(held) && held?.checkVisibility({ visibilityProperty: true }))) return
    for (const place of [`[data-stay="${last.current}"] button`, ':scope > header > button', 'canvas']) {
      const target = dialog.querySelector<HTMLElement>(place)
      if (target?.checkVisibility()) return target.focus()
    }
  })
}
