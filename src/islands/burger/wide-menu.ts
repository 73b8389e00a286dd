import type { MenuLink } from './levels.ts'

/** Returns the links below each entry of the menu for wide screens (`src/ui/navigation`). */
export function wideMenu(page: ParentNode): (readonly MenuLink[])[] {
  const entries = page.querySelectorAll('[data-menu] > ul > li')
  return Array.from(entries, (entry) => linksOf(entry.querySelector('[popover] ul')))
}

function linksOf(list: Element | null): MenuLink[] {
  return Array.from(list?.children ?? []).flatMap((item) => {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a')
    // A number of stays may follow the label.
    const label = link?.firstChild?.textContent
    const href = link?.getAttribute('href')
    if (!link || !label || !href) return []
    const rel = link.rel
    const children = linksOf(item.querySelector('ul'))
    return [{ label, href, ...(rel && { rel }), highlighted: link.hasAttribute('class'), opens: children.length > 0, children }]
  })
}
