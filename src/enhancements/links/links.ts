import { sharedKeys } from '../../domain/address/shared-keys.ts'

/** The server never sees the hash, so links to other languages get it here. */
export function keepHash(links: Element): void {
  const follow = () => {
    for (const link of links.querySelectorAll('a')) link.hash = location.hash
  }
  follow()
  addEventListener('hashchange', follow)
}

/** The server never sees the hash, so the address to return to gets it here. */
export function keepReturn(link: HTMLAnchorElement): void {
  const { pathname } = link
  const query = new URLSearchParams(link.search)
  const [page = ''] = (query.get('origin') ?? '').split('#')
  const follow = () => {
    query.set('origin', page + location.hash)
    link.setAttribute('href', `${pathname}?${query}`)
  }
  follow()
  addEventListener('hashchange', follow)
}

/** A cached page knows neither dates, guests nor gift choices: links in or with `data-same-dates` get those of the address. */
export function keepDates(): void {
  const all = document.querySelectorAll<HTMLAnchorElement>('[data-same-dates] a, a[data-same-dates]')
  const links = [...all].filter(({ pathname }) => pathname !== location.pathname)
  const follow = () => {
    const { hash, search } = location
    if (hash !== '' && !hash.includes('=')) return
    const chosen = [...new URLSearchParams((hash || search).slice(1))].filter(([key]) => sharedKeys.split(' ').includes(key))
    for (const link of links) link.hash = new URLSearchParams(chosen).toString()
  }
  follow()
  addEventListener('hashchange', follow)
}

/** Links to the other flow get the choices of the hash (B4.21, B4.22); a link to a gift has nights and guests of its own. */
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

/** Without a previous page, as in an application's frame, the browser follows the link. */
export function goBack(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
