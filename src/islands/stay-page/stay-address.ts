import { useSyncExternalStore } from 'react'
import { hasStayCriteria, stayKeys } from '../../domain/stay/hash.ts'

/** The hash's, else the query's. With an anchor in the hash (a tab's link), `before`, the last choice. */
export function criteriaOf(hash: string, query: string, before: string | undefined): string {
  if (hasStayCriteria(hash)) return hash
  return hash === '' ? query : (before ?? query)
}

/** After a choice only the hash has the stay's criteria. */
export function withoutCriteria(search: string): string {
  const remaining = new URLSearchParams(search)
  for (const key of stayKeys) remaining.delete(key)
  return remaining.toString()
}

/** Written when the address changes, never while it is read. */
let lastCriteria: string | undefined

function getSnapshot(): string {
  return criteriaOf(location.hash.slice(1), location.search.slice(1), lastCriteria)
}

function subscribe(changed: () => void): () => void {
  lastCriteria = getSnapshot()
  const onChange = () => {
    const hash = location.hash.slice(1)
    const before = lastCriteria
    lastCriteria = getSnapshot()
    // After the jump to the anchor the criteria return to the address.
    if (hash && before && !hasStayCriteria(hash) && hasStayCriteria(before) && location.search.slice(1) !== before) put(before)
    changed()
  }
  const onPop = () => {
    lastCriteria = getSnapshot()
    changed()
  }
  addEventListener('hashchange', onChange)
  addEventListener('popstate', onPop)
  return () => {
    removeEventListener('hashchange', onChange)
    removeEventListener('popstate', onPop)
  }
}

function put(hash: string): void {
  const search = withoutCriteria(location.search)
  history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${hash && `#${hash}`}`)
}

/** Returns `served`, the server's query, until hydrated. */
export function useStayAddress(served: string): string {
  return useSyncExternalStore(subscribe, getSnapshot, () => served)
}

/** Adds no history entry: Back leaves the page. */
export function writeStayAddress(hash: string): void {
  put(hash)
  // `replaceState` fires no event.
  dispatchEvent(new HashChangeEvent('hashchange'))
}
