import { searchPairs } from '../../domain/search/hash.ts'
import { noFilters } from '../../domain/search/criteria.ts'
import type { SearchBase } from '../../contract/search-base.ts'
import { queryCriteria } from '../../domain/search/search-base.ts'

/**
 * Hidden fields that keep the other criteria when the form is sent without scripts. Set `listed` to false on a page without facets, whose
 * form does not list the options: the filters chosen among them are then kept too.
 */
export function carriedCriteria(base: SearchBase, flow: string, listed = true): [name: string, value: string][] {
  const criteria = queryCriteria(base)
  const lists = { ...criteria.filters, stars: [], price: undefined, minScore: undefined, distance: undefined }
  const pairs = searchPairs({ ...criteria, filters: listed ? noFilters : lists })
  const all = [['flow', flow === 'gifting' ? flow : undefined] as const, ...pairs]
  return all.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
}
