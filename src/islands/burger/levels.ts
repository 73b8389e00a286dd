import type { NavLink } from '../../contract/cms.ts'

/** An open level below the first: its entry, and the ids of the entries on the way to it. */
export interface Level {
  readonly entry: NavLink
  readonly trail: readonly string[]
}

/** The level that a trail of entry ids opens; undefined for the first level, or when an id is not there or leads no further. */
export function levelAt(links: readonly NavLink[], trail: readonly string[]): Level | undefined {
  let entries: readonly NavLink[] = links
  let entry: NavLink | undefined
  for (const id of trail) {
    entry = entries.find((link) => link._id === id)
    if (!entry?.children?.length) return undefined
    entries = entry.children
  }
  return entry && { entry, trail }
}
