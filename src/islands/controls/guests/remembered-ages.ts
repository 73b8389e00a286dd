import { parseStoredList } from '../../../stored/entries.ts'
import { agesKey } from '../../../stored/keys.ts'
import { youngAges } from '../../../domain/guests/ages.ts'

const maxEntries = 20

/** Years, for every search and stay. Empty where storage is blocked. */
export function rememberedAges(): number[] {
  try {
    return parseStoredList(sessionStorage.getItem(agesKey), maxEntries, (entry) => youngAges.find((age) => age === entry))
  } catch {
    return []
  }
}

/** For the tab; ages leave the browser only as numbers of children and babies. */
export function rememberAges(ages: readonly number[]): void {
  try {
    sessionStorage.setItem(agesKey, JSON.stringify(ages))
  } catch {
    // Storage is blocked.
  }
}
