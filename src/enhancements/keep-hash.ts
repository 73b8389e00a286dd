/** The server never sees the hash. */
export function keepHash(links: Element): void {
  const follow = () => {
    for (const link of links.querySelectorAll('a')) link.hash = location.hash
  }
  follow()
  addEventListener('hashchange', follow)
}
