import { type StorageKey, viewedPrefix } from './keys.ts'

/** Reads null and writes nothing where the storage is blocked or full. */
export interface StoredEntry {
  readonly read: () => string | null
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
      // The visitor keeps working without it: the storage is blocked or full.
    }
  },
})

/** Text in local storage, which all tabs share. Where that is blocked or full, it is kept in memory. */
interface Stored {
  readonly read: () => string | null
  /** Returns false where the text is kept in memory only, thus for this page. */
  readonly write: (text: string) => boolean
  /** Notifies of changes in any tab, also of those made while the page was in the back/forward cache. */
  readonly subscribe: (changed: () => void) => () => void
}

export function stored(key: StorageKey): Stored {
  let own: string | undefined
  const listeners = new Set<() => void>()
  return {
    read() {
      if (own !== undefined) return own
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text)
        own = undefined
      } catch {
        own = text
      }
      for (const changed of listeners) changed()
      return own === undefined
    },
    subscribe(changed) {
      // A null key means that everything was cleared.
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && changed()
      const onShow = (event: PageTransitionEvent) => event.persisted && changed()
      listeners.add(changed)
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onShow)
      return () => {
        listeners.delete(changed)
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onShow)
      }
    },
  }
}

/** Drops entries that `parse` turns into undefined. */
export function parseStoredList<Entry>(text: string | null, maxEntries: number, parse: (entry: unknown) => Entry | undefined): Entry[] {
  const entries = fromJson(text ?? '[]')
  if (!Array.isArray(entries)) return []
  return entries
    .slice(0, maxEntries)
    .map(parse)
    .filter((entry) => entry !== undefined)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Each locale has its own list, because names and addresses are the market's. */
export const storedViewed = (locale: string): Stored => stored(`${viewedPrefix}${locale}`)
