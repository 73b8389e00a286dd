import type { StorageKey } from '../stored/keys.ts'

/** Text in local storage, shared by tabs; in memory where storage is blocked or full. */
export interface Stored {
  readonly read: () => string | null
  readonly write: (text: string) => void
  /** Notifies of changes in any tab, also those during the back/forward cache. */
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
    },
    subscribe(changed) {
      // A null key: everything was cleared.
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
