import type { BurgerLink } from './island.ts'

/** Index of each entry on the way to a level; empty for the first level. */
export type Trail = readonly number[]

export interface Level {
  readonly entry: BurgerLink
  readonly trail: Trail
}

/** Returns undefined for the first level, or for an entry without children. */
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
