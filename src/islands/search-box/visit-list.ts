import type { StorageKey } from '../../stored/keys.ts'
import { parseStoredList } from '../../stored/entries.ts'

/** May throw where storage is blocked or full. */
export type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>

const maxEntries = 3

/** Empty where storage is blocked. */
export function readVisitList<Entry>(
  storage: () => VisitStorage,
  key: StorageKey,
  parse: (entry: readonly unknown[]) => Entry | undefined,
): Entry[] {
  try {
    return parseStoredList(storage().getItem(key), maxEntries, (entry) => (Array.isArray(entry) ? parse(entry) : undefined))
  } catch {
    return []
  }
}

export function writeVisitList(storage: () => VisitStorage, key: StorageKey, entries: readonly (readonly unknown[])[]): void {
  try {
    storage().setItem(key, JSON.stringify(entries.slice(0, maxEntries)))
  } catch {
    // Storage blocked or full.
  }
}
