import { useMemo, useSyncExternalStore } from 'react'
import { hasSearchCriteria } from '../../domain/criteria/parse-search.ts'
import type { SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { currentHash } from '../url-state.ts'
import { askedByQuery, changedHash, type SearchBase } from './search-base.ts'
import { keepPlace } from './keep-place.ts'

/** What the address says of the results shown. */
export interface SearchUrl {
  /** Without `#`. */
  readonly hash: string
  /** Zero-based. */
  readonly page: number
}

/** The address, live. While hydrating: no hash, and the page the server rendered. */
export function useSearchUrl(renderedPage: number): SearchUrl {
  const text = useSyncExternalStore(
    subscribe,
    () => `${pageIn(location.search)}#${currentHash()}`,
    () => `${renderedPage}#`,
  )
  return useMemo(() => {
    const cut = text.indexOf('#')
    return { page: Number(text.slice(0, cut)), hash: text.slice(cut + 1) }
  }, [text])
}

/** The zero-based page of a query; 0 for anything that is none. */
export function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? ''
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

/**
 * Searches anew, as a step of history: the criteria in force with `patch` changed. The page starts over, and the search is marked as
 * the search bar's. When nothing is left in the hash but the server rendered criteria of the query, those go by a new request.
 */
export function search(base: SearchBase, patch: Partial<SearchCriteria>): void {
  go(base, changedHash(base, currentHash(), patch))
}

/** Removes every criterion, of the hash and of the query: what the path alone stands for. */
export function clearSearch(base: SearchBase): void {
  go(base, '')
}

function go(base: SearchBase, hash: string): void {
  const url = new URL(location.href)
  url.hash = hash
  url.searchParams.delete('page')
  if (!hasSearchCriteria(hash) && askedByQuery(base) !== '') return location.assign(bareUrl(url))
  if (hash) url.searchParams.set('from', 'searchbar')
  else url.searchParams.delete('from')
  pushUrl(hash ? url.href : url.href.replace(/#$/, ''))
}

function bareUrl(url: URL): string {
  const flow = url.searchParams.get('flow')
  return flow ? `${url.pathname}?flow=${encodeURIComponent(flow)}` : url.pathname
}

/** Goes to another address of the same page without a request; every island hears of it. */
export function pushUrl(href: string): void {
  if (href === location.href) return
  keepPlace()
  history.pushState(null, '', href)
  // pushState announces nothing; the islands listen to hashchange.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(changed: () => void): () => void {
  const events = ['hashchange', 'popstate'] as const
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}
