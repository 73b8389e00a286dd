/**
 * The links to a page in its other flow lead there with what the hash has chosen (specification of booking, section 4, "Flow switch"), to
 * a gift with the nights and guests that the page's own link to it says; those to another page do not. A hash that names a place of the
 * page chooses nothing.
 */
export function keepChoices(toggle: Element): void {
  const own = document.querySelector<HTMLAnchorElement>('a[href^="?flow=gifting#"]')?.hash ?? ''
  const gift = [...new URLSearchParams(own.slice(1))].filter(([key]) => key.startsWith('gift'))
  // Without a hash the page's own link says what the query has chosen.
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
