/** Pixels of scrolling after which a phone has its search at the top. */
const threshold = 250

/** Shows the search bar of narrow screens, in browsers that have no animations by scrolling. */
export function showSearchBar(): void {
  const show = () => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-by-scroll]'))
      bar.style.visibility = scrollY > threshold ? 'visible' : ''
  }
  addEventListener('scroll', show, { passive: true })
  show()
}
