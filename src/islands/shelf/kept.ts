/** A text that this browser keeps under a key, shared by its tabs. Where storage is blocked or full it lasts as long as the page. */
export interface Kept {
  readonly read: () => string | null
  readonly write: (text: string) => void
  /** Told of every change, of this page or of another tab. Answers the function that stops it. */
  readonly subscribe: (changed: () => void) => () => void
}

export function kept(key: string): Kept {
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
      listeners.add(changed)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(changed)
        removeEventListener('storage', onStorage)
      }
    },
  }
}
