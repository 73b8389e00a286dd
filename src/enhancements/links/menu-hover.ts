/** A pointer that only crosses the bar must open nothing. */
const opensAfterMs = 120
const closesAfterMs = 250

/** While another panel is open, hovering opens nothing: a panel that shrinks can leave a resting pointer above the menu. */
const isOtherOpen = (navigation: Element): boolean =>
  [...document.querySelectorAll(':popover-open:not([popover="manual"])')].some((panel) => !navigation.contains(panel))

/**
 * Opens as S2.85 says. A click just after leaves the panel open. Checks each event's pointer: Firefox denies `(hover: hover)` until it knows
 * of a mouse.
 */
export function openOnHover(navigation: Element): void {
  for (const button of navigation.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const entry = button.parentElement
    const panel = button.popoverTargetElement
    if (!entry || !(panel instanceof HTMLElement)) continue
    const isOpen = () => panel.matches(':popover-open')
    let due = 0
    let openedByMouse = false
    const enter = () => {
      clearTimeout(due)
      due = window.setTimeout(() => {
        if (isOpen() || isOtherOpen(navigation)) return
        // A panel that its button opens is placed below it in every browser.
        button.click()
        openedByMouse = true
      }, opensAfterMs)
    }
    const leave = () => {
      clearTimeout(due)
      // Somebody who uses the keyboard in the panel closes it by keyboard.
      due = window.setTimeout(() => isOpen() && !panel.contains(document.activeElement) && panel.hidePopover(), closesAfterMs)
    }
    entry.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && enter())
    entry.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave())
    button.addEventListener('click', (event) => {
      if (openedByMouse && isOpen()) event.preventDefault()
      openedByMouse = false
    })
    if (entry.matches(':hover')) enter()
  }
}
