/**
 * The links to a page in its other flow lead there with what the hash has chosen (specification of booking, section 4, "Flow switch");
 * those to another page do not. A hash that names a place of the page chooses nothing.
 */
export function keepChoices(toggle: Element): void {
  const links = [...toggle.querySelectorAll('a')].filter(({ pathname }) => pathname === location.pathname)
  const follow = () => {
    const { hash } = location
    if (hash === '' || hash.includes('=')) for (const link of links) link.hash = hash
  }
  follow()
  addEventListener('hashchange', follow)
}
