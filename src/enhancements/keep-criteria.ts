/**
 * Adds the choices of the hash to links to the page in the other flow (booking, section 4); a gift link keeps its own nights and guests. An
 * anchor in the hash is no choice.
 */
export function keepChoices(toggle: Element): void {
  const own = document.querySelector<HTMLAnchorElement>('a[href^="?flow=gifting#"]')?.hash ?? ''
  const gift = [...new URLSearchParams(own.slice(1))].filter(([key]) => key.startsWith('gift'))
  // Without a hash the server's link already has the choices of the query.
  const withGift = (hash: string) =>
    hash === '' ? own : [hash, ...gift.filter(([key]) => !hash.includes(`${key}=`)).map((pair) => pair.join('='))].join('&')
  const links = [...toggle.querySelectorAll('a')].filter(({ pathname }) => pathname === location.pathname)
  const follow = () => {
    const { hash } = location
    if (hash !== '' && !hash.includes('=')) return
    for (const link of links) link.hash = own && link.search.includes('flow=gifting') ? withGift(hash) : hash
  }
  follow()
  addEventListener('hashchange', follow)
}
