import { useMemo } from 'react'
import { filtersChanged } from '../../enhancements/page/filters-changed.ts'
import { hasSearchCriteria } from '../../domain/search/hash.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { currentHash, pushAddress, replaceAddress, useAddress } from '../runtime/address.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { changedHash, criteriaOfQuery } from '../../domain/search/search-base.ts'

export interface SearchUrl {
  /** Without `#`. */
  readonly hash: string
  /** Zero-based. */
  readonly page: number
}

/** Returns no hash and the rendered page while hydrating. */
export function useSearchUrl(renderedPage: number): SearchUrl {
  const text = useAddress(() => `${pageIn(location.search)}#${currentHash()}`, `${renderedPage}#`)
  return useMemo(() => {
    const cut = text.indexOf('#')
    return { page: Number(text.slice(0, cut)), hash: text.slice(cut + 1) }
  }, [text])
}

/** Zero-based; 0 when missing or invalid. */
export function pageIn(parameters: string): number {
  const text = new URLSearchParams(parameters).get('page') ?? ''
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

/** Adds a history entry at the first page; `replaces`: changes the current one. */
export function navigateToSearch(base: SearchBase, patch: Partial<SearchCriteria>, { replaces = false } = {}): void {
  go(base, changedHash(base, currentHash(), patch), replaces ? replaceAddress : pushAddress)
}

/** Offers to undo it. */
export function changeFilters(base: SearchBase, change: Partial<Pick<SearchCriteria, 'filters' | 'flexibility'>>): void {
  undoably(() => navigateToSearch(base, change))
}

/** Leaves the path's criteria; offers to undo it. */
export function clearSearch(base: SearchBase): void {
  undoably(() => go(base, ''))
}

function undoably(change: () => void): void {
  const { href } = location
  change()
  if (location.href !== href) dispatchEvent(new Event(filtersChanged))
}

function go(base: SearchBase, hash: string, show = pushAddress): void {
  const url = new URL(location.href)
  url.hash = hash
  url.searchParams.delete('page')
  // Only the server can remove criteria of the query.
  if (!hasSearchCriteria(hash) && criteriaOfQuery(base) !== '') return location.assign(serverUrl(url, ''))
  // Marks the search as the visitor's own.
  if (hash) url.searchParams.set('from', 'searchbar')
  else url.searchParams.delete('from')
  show(hash ? url.href : url.href.replace(/#$/, ''))
  scrollToResults()
}

/** Pixels that bars cover. */
const covered = { above: 64, below: 96 }

/** Scrolls when the number of results is not on the screen. */
function scrollToResults(): void {
  const results = document.getElementById('results')
  // Not that of a drawer, which is still open.
  const heading = [...(results?.querySelectorAll('[data-takeover] h2') ?? [])].find((each) => each.checkVisibility())
  const { top } = heading?.getBoundingClientRect() ?? { top: 0 }
  if (top < covered.above || top > innerHeight - covered.below) results?.scrollIntoView({ behavior: 'instant' })
}

/** In the grammar of the hash. */
export function serverUrl({ pathname, searchParams }: URL, criteria: string): string {
  const flow = searchParams.get('flow')
  const query = [flow && `flow=${encodeURIComponent(flow)}`, criteria].filter(Boolean).join('&')
  return query ? `${pathname}?${query}` : pathname
}
