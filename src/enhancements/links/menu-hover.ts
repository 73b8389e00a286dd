/** Milliseconds: crossing the bar opens nothing. */
const opensAfter = 120
const closesAfter = 250

/** A panel that shrinks leaves a resting pointer above the menu. */
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
        // Opened by its button, it is placed below it in every browser.
        button.click()
        openedByMouse = true
      }, opensAfter)
    }
    const leave = () => {
      clearTimeout(due)
      // A panel with keyboard focus is closed by keyboard.
      due = window.setTimeout(() => isOpen() && !panel.contains(document.activeElement) && panel.hidePopover(), closesAfter)
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
