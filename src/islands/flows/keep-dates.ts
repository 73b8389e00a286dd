/** When, for how long and who: what means the same on every page of a stay or a hotel. */
const carried = ['checkin', 'checkout', 'nights', 'a', 'c', 'b', 'giftNights']

/**
 * Links to stays and hotels in or with `data-same-dates` lead there with the dates and the party of the hash, else of the query: a page
 * that is kept for everybody knows neither. A hash that names a place of the page chooses nothing.
 */
export function keepDates(): void {
  const all = document.querySelectorAll<HTMLAnchorElement>('[data-same-dates] a, a[data-same-dates]')
  const links = [...all].filter(({ pathname }) => pathname !== location.pathname)
  const follow = () => {
    const { hash, search } = location
    if (hash !== '' && !hash.includes('=')) return
    const chosen = [...new URLSearchParams((hash || search).slice(1))].filter(([key]) => carried.includes(key))
    for (const link of links) link.hash = new URLSearchParams(chosen).toString()
  }
  follow()
  addEventListener('hashchange', follow)
}
