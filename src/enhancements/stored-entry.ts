import type { StorageKey } from '../stored/keys.ts'

/** Text under a key of a storage; nothing where that is blocked or full. */
export interface StoredEntry {
  readonly read: () => string | null
  /** Null removes it. */
  readonly write: (text: string | null) => void
}

export const storedEntry = (area: () => Storage, key: StorageKey): StoredEntry => ({
  read() {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
    } catch {
      // Blocked or full.
    }
  },
})
