/** Adds the hash's choices to links to the other flow (B4.21, B4.22); a gift link has its own nights and guests. */
export function keepChoices(toggle: Element): void {
  const own = document.querySelector<HTMLAnchorElement>('a[href^="?flow=gifting#"]')?.hash ?? ''
  const gift = [...new URLSearchParams(own.slice(1))].filter(([key]) => key.startsWith('gift'))
  // Without a hash the server's link has the query's choices.
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
