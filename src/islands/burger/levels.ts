import { useEffect, useState } from 'react'
import type { LinkAttributes } from '../../ui/link/link-to.ts'
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
  const [below, setBelow] = useState<ReturnType<typeof wideMenu>>()
  useEffect(() => setBelow(wideMenu(document)), [])
  return links.map(({ rel, opens, ...link }, place) => {
    const children = below?.[place] ?? []
    return { ...link, ...(rel && { rel }), opens: below ? children.length > 0 : opens, children }
  })
}

/** Reads the first level from the markup of its server. */
export const read = (_: BurgerProps, island: Element): BurgerProps => ({
  links: Array.from(island.querySelectorAll<HTMLAnchorElement>('nav > ul > li > a'), (link) => ({
    label: link.firstChild?.textContent ?? '',
    href: link.getAttribute('href') ?? '',
    rel: link.getAttribute('rel') ?? undefined,
    highlighted: link.parentElement?.hasAttribute('class') === true,
    opens: link.dataset['entry'] !== undefined,
  })),
})

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
