/** Text in the browser's storage, shared by tabs; in memory where storage is blocked or full. */
export interface Stored {
  readonly read: () => string | null
  /** Null removes it. */
  readonly write: (text: string | null) => void
  /** Subscribes to changes in any tab, those during this page's time in the back/forward cache included. Returns the function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void
}

/** `area`: the tab's own storage, where it is not the browser's. */
export function stored(key: string, area: () => Storage = () => localStorage): Stored {
  let own: string | null | undefined
  const listeners = new Set<() => void>()
  return {
    read() {
      if (own !== undefined) return own
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
