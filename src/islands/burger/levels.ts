import type { BurgerLink } from './props.ts'

/** Where a level is: the place of each entry on the way to it among its siblings. Empty for the first level. */
export type Trail = readonly number[]

/** An open level below the first: its entry, and the way to it. */
export interface Level {
  readonly entry: BurgerLink
  readonly trail: Trail
}

/** The level that a trail opens; undefined for the first level, or when an entry is not there or leads no further. */
export function levelAt(links: readonly BurgerLink[], trail: Trail): Level | undefined {
  let entries: readonly BurgerLink[] = links
  let entry: BurgerLink | undefined
  for (const place of trail) {
    entry = entries[place]
    if (!entry?.children?.length) return undefined
    entries = entry.children
  }
  return entry && { entry, trail }
}
