const spacePixels = 32

/**
 * Lets a panel follow the scrolling (`data-fits`) only if it fits the screen. One that grows while it is used stays where it is on the screen;
 * otherwise the page stays where it is.
 */
export function followScrolling(panel: HTMLElement): void {
  const fit = () => {
    const fits = panel.offsetHeight + spacePixels <= innerHeight
    if (fits === 'fits' in panel.dataset) return
    const { top } = panel.getBoundingClientRect()
    panel.toggleAttribute('data-fits', fits)
    if (!fits && panel.matches(':hover, :focus-within')) scrollBy({ top: panel.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  new ResizeObserver(fit).observe(panel)
  addEventListener('resize', fit)
}
