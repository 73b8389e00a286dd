import { useEffect, useState } from 'react'
import { contentHref } from '../../ui/link/content-href.ts'
import { type LinkAttributes, linkTo } from '../../ui/link/link-to.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { BurgerProps } from './props.ts'

/** An entry that `opens` a level has `children`, which are empty until the menu of wide screens is read. */
export interface MenuLink extends LinkAttributes {
  readonly label: string
  readonly highlighted: boolean
  /** How many things are behind the link, as the menu of wide screens has it. */
  readonly count?: string | undefined
  readonly opens: boolean
  readonly children: readonly MenuLink[]
}

/** The places of the opened entries from level to level; the first level has an empty trail. */
export type Trail = readonly number[]

export interface OpenLevel {
  readonly entry: MenuLink
  readonly trail: Trail
}

/** Undefined for the first level, and for an entry without children. */
export function levelAt(links: readonly MenuLink[], trail: Trail): OpenLevel | undefined {
  let entries: readonly MenuLink[] = links
  let entry: MenuLink | undefined
  for (const place of trail) {
    entry = entries[place]
    if (!entry?.children.length) return undefined
    entries = entry.children
  }
  return entry && { entry, trail }
}

/** Returns only the first level until the island is hydrated. */
export function useLevels(links: BurgerProps['links']): readonly MenuLink[] {
  const { site } = useSite()
  const [below, setBelow] = useState<ReturnType<typeof wideMenu>>()
  useEffect(() => setBelow(wideMenu(document)), [])
  return links.map(({ label, uri, variant, opens }, place) => {
    const children = below?.[place] ?? []
    return {
      label,
      ...linkTo(contentHref(site, uri)),
      highlighted: variant === 'highlight',
      opens: below ? children.length > 0 : opens,
      children,
    }
  })
}

/** Returns the links below each entry of the menu for wide screens (`src/ui/navigation`), which is on every page. */
function wideMenu(page: ParentNode): (readonly MenuLink[])[] {
  const entries = page.querySelectorAll('[data-menu] > ul > li')
  return Array.from(entries, (entry) => linksOf(entry.querySelector('[popover] ul')))
}

function linksOf(list: Element | null): MenuLink[] {
  return Array.from(list?.children ?? []).flatMap((item) => {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a')
    // The label is the first text: a number of stays may follow it.
    const label = link?.firstChild?.textContent
    const href = link?.getAttribute('href')
    if (!link || !label || !href) return []
    const rel = link.rel
    const children = linksOf(item.querySelector('ul'))
    const count = link.querySelector('small')?.textContent.trim()
    return [{ label, count, href, ...(rel && { rel }), highlighted: link.hasAttribute('class'), opens: children.length > 0, children }]
  })
}
