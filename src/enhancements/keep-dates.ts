import { sharedKeys } from '../domain/address/shared-keys.ts'

/** Adds dates, guests and gift choices of the address to links in or with `data-same-dates`: a cached page knows none. */
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
