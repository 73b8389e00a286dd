/** Adds the hash, which the server never sees, to links to this page in other languages. */
export function keepHash(links: Element): void {
  const follow = () => {
    for (const link of links.querySelectorAll('a')) link.hash = location.hash
  }
  follow()
  addEventListener('hashchange', follow)
}
