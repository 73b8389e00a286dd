import { useSyncExternalStore } from 'react'
import { hasStayCriteria } from '../../domain/criteria/parse-stay.ts'
import { stayKeys } from '../../domain/criteria/stay-criteria.ts'

/**
 * The criteria a stay page's address carries: those of the hash, else those of the query. A hash that names a place of the page
 * (a tab's link) says nothing about the stay: then what was chosen before, `held`, goes on.
 */
export function criteriaOf(hash: string, query: string, held: string | undefined): string {
  if (hasStayCriteria(hash)) return hash
  return hash === '' ? query : (held ?? query)
}

/** The address's search without the stay's criteria: once the visitor chooses, the hash alone has them. */
export function withoutCriteria(search: string): string {
  const kept = new URLSearchParams(search)
  for (const key of stayKeys) kept.delete(key)
  return kept.toString()
}

let held: string | undefined

function read(): string {
  held = criteriaOf(location.hash.slice(1), location.search.slice(1), held)
  return held
}

function subscribe(changed: () => void): () => void {
  const onChange = () => {
    const hash = location.hash.slice(1)
    // After the jump to a place of the page, the criteria take their place in the address again.
    if (hash && held && !hasStayCriteria(hash) && hasStayCriteria(held) && location.search.slice(1) !== held) put(held)
    changed()
  }
  addEventListener('hashchange', onChange)
  addEventListener('popstate', changed)
  return () => {
    removeEventListener('hashchange', onChange)
    removeEventListener('popstate', changed)
  }
}

function put(hash: string): void {
  const search = withoutCriteria(location.search)
  history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${hash && `#${hash}`}`)
}

/** The stay's criteria as the address has them, live; `served` (the query the server rendered) until the island is hydrated. */
export function useStayAddress(served: string): string {
  return useSyncExternalStore(subscribe, read, () => served)
}

/** Writes the criteria (hash grammar) to the address, without a step of history: Back leads to where the visitor came from. */
export function writeStayAddress(hash: string): void {
  put(hash)
  // replaceState announces nothing.
  dispatchEvent(new HashChangeEvent('hashchange'))
}
