/** Pixels above and below. */
const space = 32

/**
 * Marks a panel that fits the screen (`data-fits`) to follow the scrolling; a taller one would hide its end. A panel that grows keeps its
 * place.
 */
export function followScrolling(panel: HTMLElement): void {
  const fit = () => {
    const fits = panel.offsetHeight + space <= innerHeight
    if (fits === 'fits' in panel.dataset) return
    const { top } = panel.getBoundingClientRect()
    panel.toggleAttribute('data-fits', fits)
    if (!fits) scrollBy({ top: panel.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  new ResizeObserver(fit).observe(panel)
  addEventListener('resize', fit)
}
