/** Cards that a press scrolls by (B9.94). */
const maxCards = 4

/** At most the wholly visible cards, so none is skipped. All in pixels. */
export function stripStep({ visible, card, gap }: { readonly visible: number; readonly card: number; readonly gap: number }): number {
  const whole = Math.floor((visible + gap + 1) / (card + gap))
  return Math.max(1, Math.min(maxCards, whole)) * (card + gap)
}

/** Undefined where all cards fit. */
function partsOf(strip: Element) {
  const list = strip.querySelector('ul')
  const [previous, next] = strip.querySelectorAll('button[aria-disabled]')
  return list && previous && next ? { list, previous, next } : undefined
}

/** `aria-disabled` at the ends, where buttons keep the focus. */
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
