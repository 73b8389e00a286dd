/** Marks the section that crosses a line below the tabs. An IntersectionObserver costs no layout while the page scrolls. */
export function markCurrentTab(nav: Element): void {
  const list = nav.querySelector('ul')
  const tabs = new Map([...nav.querySelectorAll('a')].map((tab) => [tab.hash.slice(1), tab]))
  const crossing = new Set<string>()

  const mark = (id: string | undefined) => {
    for (const [own, tab] of tabs) {
      if (own !== id) tab.removeAttribute('aria-current')
      else if (!tab.ariaCurrent) {
        tab.ariaCurrent = 'true'
        // Scrolls only the strip, and not while it has the focus.
        if (list && !list.contains(document.activeElement)) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
      }
    }
  }
  const line = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target.id)
        else crossing.delete(target.id)
      }
      const current = [...tabs.keys()].findLast((id) => crossing.has(id))
      const wentUp = entries.some(({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.top > 0)
      if (current !== undefined || wentUp) mark(current)
    },
    { rootMargin: '-12% 0px -87%' },
  )
  for (const [id, tab] of tabs) {
    const section = document.getElementById(id)
    if (section) line.observe(section)
    // A section that is missing, such as the reviews of a new hotel, needs no tab.
    else tab.parentElement?.setAttribute('hidden', '')
  }
}
