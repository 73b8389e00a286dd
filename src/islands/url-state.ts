import { useSyncExternalStore } from 'react'

/** The hash without `#`, live; on the server and while hydrating it is empty, as the server rendered. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, currentHash, () => '')
}

export function currentHash(): string {
  return location.hash.slice(1)
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  addEventListener('popstate', changed)
  return () => {
    removeEventListener('hashchange', changed)
    removeEventListener('popstate', changed)
  }
}
