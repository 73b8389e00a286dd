import { useSyncExternalStore } from 'react'
import { leavesPage } from '../../enhancements/page/leaves-page.ts'

export function currentHash(): string {
  return location.hash.slice(1)
}

/**
 * Adds a history entry, after saving the scroll position of the one that it leaves. What lies over the page has an entry already
 * (`closeByBack`), which gets the address.
 */
export function pushAddress(href: string): void {
  if (href === location.href) return
  if (history.state?.layer) history.replaceState({ ...history.state, pushed: true }, '', href)
  else {
    saveScrollPosition()
    history.pushState(null, '', href)
  }
  announceAddress()
}

/** Loads another document, to which no entry of what lies over the page leads back. */
export function leaveTo(href: string): void {
  if (dispatchEvent(new CustomEvent(leavesPage, { detail: href, cancelable: true }))) location.assign(href)
}

/** Changes the current history entry: Back leaves the page. */
export function replaceAddress(href: string): void {
  if (href === location.href) return
  replaceAddressSilently(href)
  announceAddress()
}

/** For a listener that corrects the address while its change is announced. */
export function replaceAddressSilently(href: string): void {
  history.replaceState(history.state, '', href)
}

/** `pushState` and `replaceState` fire no event: listeners would not hear of the site's own changes. */
export function announceAddress(): void {
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** In pixels, with the current history entry: browsers restore theirs before a hash's results have loaded. */
export function saveScrollPosition(): void {
  history.replaceState({ ...history.state, top: scrollY }, '')
}

/** Calls `changed` after each change, by the site, a link or the browser's buttons, until the returned function is called. */
export function subscribeToAddress(changed: (event: Event) => void): () => void {
  const events = ['hashchange', 'popstate'] as const
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}

/** Reads the address by `getSnapshot`; the server, which sees no hash, and the first view have `served`. */
export function useAddress<Value>(
  getSnapshot: () => Value,
  served: Value,
  subscribe: (changed: () => void) => () => void = subscribeToAddress,
): Value {
  return useSyncExternalStore(subscribe, getSnapshot, () => served)
}

/** The hash without `#`; empty on the server and in the first view, which is the server's. */
export function useHash(): string {
  return useAddress(currentHash, '')
}
