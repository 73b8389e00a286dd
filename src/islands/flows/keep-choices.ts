/**
 * The links to a page in its other flow lead there with what the hash has chosen (specification of booking, section 4, "Flow switch"), to
 * a gift with the nights and guests that the page's own link to it says; those to another page do not. A hash that names a place of the
 * page chooses nothing.
 */
export function keepChoices(toggle: Element): void {
  const ownHash = document.querySelector<HTMLAnchorElement>('a[href^="?flow=gifting#"]')?.hash
  const ofGift = [...new URLSearchParams(ownHash?.slice(1))].filter(([key]) => key.startsWith('gift')).map((pair) => pair.join('='))
  const links = [...toggle.querySelectorAll('a')].filter(({ pathname }) => pathname === location.pathname)
  const follow = () => {
    const { hash } = location
    if (hash !== '' && !hash.includes('=')) return
    for (const link of links) {
      const gives = ownHash !== undefined && link.search.includes('flow=gifting')
      const missing = ofGift.filter((pair) => !hash.includes(pair.replace(/=.*/, '=')))
      // Without a hash the page's own link says what the query has chosen.
      link.hash = !gives ? hash : hash === '' ? ownHash : [hash, ...missing].join('&')
    }
  }
  follow()
  addEventListener('hashchange', follow)
}
