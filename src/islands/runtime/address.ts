import { useSyncExternalStore } from 'react'

export function currentHash(): string {
  return location.hash.slice(1)
}

/** Saves the current entry's scroll position. */
export function pushAddress(href: string): void {
  if (href === location.href) return
  saveScrollPosition()
  history.pushState(null, '', href)
  announce()
}

export function replaceAddress(href: string): void {
  if (href === location.href) return
  history.replaceState(history.state, '', href)
  announce()
}

/** `pushState` and `replaceState` fire no event. */
function announce(): void {
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** In pixels: browsers restore theirs before a hash's results have loaded. */
export function saveScrollPosition(): void {
  history.replaceState({ ...history.state, top: scrollY }, '')
}

export function subscribeToAddress(changed: () => void): () => void {
  const events = ['hashchange', 'popstate'] as const
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}

/** Returns `served` on the server and while hydrating. */
export function useAddress<Value>(getSnapshot: () => Value, served: Value): Value {
  return useSyncExternalStore(subscribeToAddress, getSnapshot, () => served)
}

/** Without `#`; empty on the server and while hydrating. */
export function useHash(): string {
  return useAddress(currentHash, '')
}
