/** B9.94: a press scrolls by four cards at most. */
const maxCards = 4

/** Scrolls by the cards that are wholly visible, so that none is skipped. All lengths are in pixels. */
export function stripStep({ visible, card, gap }: { readonly visible: number; readonly card: number; readonly gap: number }): number {
  const whole = Math.floor((visible + gap + 1) / (card + gap))
  return Math.max(1, Math.min(maxCards, whole)) * (card + gap)
}

/** A strip where all cards fit has no buttons. */
function partsOf(strip: Element) {
  const list = strip.querySelector('ul')
  const [previous, next] = strip.querySelectorAll('button[aria-disabled]')
  return list && previous && next ? { list, previous, next } : undefined
}

/** A button at the end is `aria-disabled` rather than disabled, so that it keeps the focus. */
export function followStrip(strip: Element): void {
  const parts = partsOf(strip)
  if (!parts) return
  const { list, previous, next } = parts
  const update = () => {
    previous.ariaDisabled = String(list.scrollLeft < 1)
    next.ariaDisabled = String(list.scrollLeft > list.scrollWidth - list.clientWidth - 2)
  }
  list.addEventListener('scroll', update)
  new ResizeObserver(update).observe(list)
  new MutationObserver(update).observe(list, { childList: true })
}

export function scrollStrip(button: Element): void {
  const strip = button.closest('[data-scroll-strip]')
  const { list, previous } = (strip && partsOf(strip)) ?? {}
  const [first] = list?.children ?? []
  if (!list || !first || button.ariaDisabled === 'true') return
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
  const step = stripStep({ visible: list.clientWidth, card: first.clientWidth, gap })
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  list.scrollBy({ left: button === previous ? -step : step, behavior })
}
