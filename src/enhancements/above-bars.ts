/** Keeps an element above the bars at the bottom (`--bars`). */
export function stayAboveBars(element: HTMLElement): void {
  let waiting = false
  const place = () => {
    waiting = false
    if (!element.isConnected) return stop()
    element.style.setProperty('--bars', `${heightOfBars(element)}px`)
  }
  const soon = () => {
    if (!waiting) requestAnimationFrame(place)
    waiting = true
  }
  const watching = new AbortController()
  // The page grows at its end when a bar appears.
  const growing = new ResizeObserver(soon)
  const stop = () => {
    watching.abort()
    growing.disconnect()
  }
  for (const happening of ['scroll', 'resize', 'transitionend', 'click'])
    addEventListener(happening, soon, { passive: true, signal: watching.signal })
  growing.observe(document.body)
  place()
}

/** Pixels that a fixed bar covers at the bottom of the screen. */
function heightOfBars(own: HTMLElement): number {
  const found = document
    .elementsFromPoint(innerWidth / 2, innerHeight - 2)
    .filter((element) => !own.contains(element))
    .find((element) => getComputedStyle(element).position === 'fixed')
  if (!(found instanceof HTMLElement) || found.closest('dialog')) return 0
  const height = innerHeight - found.getBoundingClientRect().top
  // What covers the screen is no bar.
  return height < innerHeight / 2 ? height : 0
}
