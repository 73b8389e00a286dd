import type { LinkAttributes } from '../../ui/link/link-to.ts'

/** `opens` a level of `children`, which are empty until the page's menu is read. */
export interface MenuLink extends LinkAttributes {
  readonly label: string
  readonly highlighted: boolean
  readonly opens: boolean
  readonly children: readonly MenuLink[]
}

/** Empty for the first level. */
export type Trail = readonly number[]

export interface Level {
  readonly entry: MenuLink
  readonly trail: Trail
}

/** Undefined for the first level, and for an entry without children. */
export function levelAt(links: readonly MenuLink[], trail: Trail): Level | undefined {
  let entries: readonly MenuLink[] = links
  let entry: MenuLink | undefined
  for (const place of trail) {
    entry = entries[place]
    if (!entry?.children.length) return undefined
    entries = entry.children
  }
  return entry && { entry, trail }
}
