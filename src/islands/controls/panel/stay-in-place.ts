import { afterPaint } from '../../../hydration/browser/triggers.ts'

/** Below a dropdown, in pixels. */
const marginPx = 8

/**
 * Keeps a dropdown at the distance that it has from its field: when its content grew it would move to another side, away from below the
 * pointer. It grows downwards, and scrolls from the edge of the screen on. Leaves alone what `anchorPanels` has placed.
 */
export function stayInPlace(dropdown: HTMLElement, field: HTMLElement): void {
  if (!CSS.supports('top', 'anchor(top)') || dropdown.style.left) return
  // The page may have scrolled to make room: browsers choose the side anew with the next frame.
  afterPaint(() => dropdown.isConnected && fix(dropdown, field))
  const resized = () => {
    if (!dropdown.isConnected) return removeEventListener('resize', resized)
    dropdown.style.cssText = ''
    fix(dropdown, field)
  }
  addEventListener('resize', resized)
}

function fix(dropdown: HTMLElement, field: HTMLElement): void {
  const { top, left } = dropdown.getBoundingClientRect()
  const from = field.getBoundingClientRect()
  dropdown.style.cssText = `position-area: none; position-try-fallbacks: none; position-anchor: auto; margin: 0;
inset: calc(anchor(top) + ${top - from.top}px) auto auto calc(anchor(left) + ${left - from.left}px); max-block-size: calc(100dvh - ${top + marginPx}px)`
}
