const thresholdPixels = 250

/** Replaces scroll-driven animations for the search bar of narrow screens. */
export function showSearchBar(): void {
  const show = () => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-by-scroll]'))
      bar.style.visibility = scrollY > thresholdPixels ? 'visible' : ''
  }
  addEventListener('scroll', show, { passive: true })
  show()
}
