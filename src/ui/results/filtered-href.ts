import type { Flow } from '../../contract/cms.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import type { Filters } from '../../domain/search/criteria.ts'
import { changedHash } from '../../domain/search/search-base.ts'

/** Returns the address of the search of a page (`path`) and its hash with other filters, which works without scripts. */
export function filteredHref(path: string, flow: Flow, base: SearchBase, hash: string, filters: Filters): string {
  const query = [flow === 'gifting' && `flow=${flow}`, changedHash(base, hash, { filters })].filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}
