/** The server never sees the hash. */
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
