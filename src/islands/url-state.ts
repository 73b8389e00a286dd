import { useSyncExternalStore } from 'react'

/** The hash without `#`, live; on the server and while hydrating it is empty, as the server rendered. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, currentHash, () => '')
}

export function currentHash(): string {
  return location.hash.slice(1)
}

/**
 * Writes the hash and tells every island. `push` makes a step of history (a search, a filter); `replace` does not (a draft made final).
 * An empty hash leaves the bare URL.
 */
export function writeHash(hash: string, step: 'push' | 'replace' = 'push'): void {
  if (hash === currentHash()) return
  const url = new URL(location.href)
  url.hash = hash
  history[step === 'push' ? 'pushState' : 'replaceState'](history.state, '', hash ? url : url.href.replace(/#$/, ''))
  // pushState announces nothing; the other islands listen to hashchange.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  addEventListener('popstate', changed)
  return () => {
    removeEventListener('hashchange', changed)
    removeEventListener('popstate', changed)
  }
}
