import type { SearchBase } from '../../contract/search-base.ts'
import { hasSearchCriteria } from '../../domain/search/hash.ts'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { changedHash, criteriaOfQuery } from '../../domain/search/search-base.ts'
import { filtersChanged } from '../../enhancements/page/filters-changed.ts'
import { currentHash, leaveTo, pushAddress, replaceAddress } from '../runtime/address.ts'
import { serverUrl } from './search-url.ts'

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
