/** Pixels of scrolling. */
const threshold = 250

/** Replaces scroll-driven animations for the search bar of narrow screens. */
export function showSearchBar(): void {
  const show = () => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-by-scroll]'))
      bar.style.visibility = scrollY > threshold ? 'visible' : ''
  }
  addEventListener('scroll', show, { passive: true })
  show()
}
