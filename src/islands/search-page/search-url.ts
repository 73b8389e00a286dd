import { useMemo } from 'react'
import { filtersChanged } from '../../enhancements/page/filters-changed.ts'
import { hasSearchCriteria } from '../../domain/search/hash.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { currentHash, leaveTo, pushAddress, replaceAddress, useAddress } from '../runtime/address.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { changedHash, criteriaOfQuery } from '../../domain/search/search-base.ts'

interface SearchUrl {
  /** Without `#`. */
  readonly hash: string
  /** Zero-based. */
  readonly page: number
}

/** The search of the address. While hydrating it is the server's: without a hash, at the page that it rendered. */
export function useSearchUrl(renderedPage: number): SearchUrl {
  const text = useAddress(() => `${pageIn(location.search)}#${currentHash()}`, `${renderedPage}#`)
  return useMemo(() => {
    const cut = text.indexOf('#')
    return { page: Number(text.slice(0, cut)), hash: text.slice(cut + 1) }
  }, [text])
}

/** The zero-based page in a query; 0 when it is missing or invalid. */
export function pageIn(parameters: string): number {
  const text = new URLSearchParams(parameters).get('page') ?? ''
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

/** Shows another search in place, at its first page. `replaces` changes the history entry instead of adding one. */
export function navigateToSearch(base: SearchBase, patch: Partial<SearchCriteria>, { replaces = false } = {}): void {
  showSearch(base, changedHash(base, currentHash(), patch), { show: replaces ? replaceAddress : pushAddress })
}

/** Changes filters in place, and lets the page offer to undo it. */
export function changeFilters(base: SearchBase, change: Partial<Pick<SearchCriteria, 'filters' | 'flexibility'>>): void {
  undoably(() => navigateToSearch(base, change))
}

/** Removes all criteria but those of the path, and lets the page offer to undo it. */
export function clearSearch(base: SearchBase): void {
  undoably(() => showSearch(base, ''))
}

function undoably(change: () => void): void {
  const { href } = location
  change()
  if (location.href !== href) dispatchEvent(new CustomEvent(filtersChanged, { detail: href }))
}

/** Shows the search of a hash, which is given without `#`, in place; `scrolls` unless what the visitor uses lies over the results. */
export function showSearch(base: SearchBase, hash: string, { show = pushAddress, scrolls = true } = {}): void {
  const url = new URL(location.href)
  url.hash = hash
  url.searchParams.delete('page')
  // A hash cannot remove criteria that are in the query: that takes a document of the server.
  if (!hasSearchCriteria(hash) && criteriaOfQuery(base) !== '') return leaveTo(serverUrl(url, ''))
  // `from` tells the server that the search is the visitor's own, not that of a link.
  if (hash) url.searchParams.set('from', 'searchbar')
  else url.searchParams.delete('from')
  show(hash ? url.href : url.href.replace(/#$/, ''))
  if (scrolls) scrollToResults()
}

const coveredPx = { above: 64, below: 96 }

/** Scrolls only when the number of results, which has changed, is not on the screen. */
function scrollToResults(): void {
  const results = document.getElementById('results')
  // The heading of a drawer that is still open does not count.
  const heading = [...(results?.querySelectorAll('[data-takeover] h2') ?? [])].find((each) => each.checkVisibility())
  const { top } = heading?.getBoundingClientRect() ?? { top: 0 }
  if (top < coveredPx.above || top > innerHeight - coveredPx.below) results?.scrollIntoView({ behavior: 'instant' })
}

/** The address at which the server renders these criteria, given in the grammar of the hash. */
export function serverUrl({ pathname, searchParams }: URL, criteria: string): string {
  const flow = searchParams.get('flow')
  const query = [flow && `flow=${encodeURIComponent(flow)}`, criteria].filter(Boolean).join('&')
  return query ? `${pathname}?${query}` : pathname
}
