import { searchPairs } from '../../domain/criteria/format-search.ts'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import { noFilters } from '../../domain/criteria/search-criteria.ts'
import { askedByQuery, type SearchBase } from '../results/search-base.ts'

/**
 * What a search keeps when its filters are set anew, without scripts: the flow, and every criterion of the query that is no filter;
 * where the facets failed (`listed` false) also the lists that come from them, since nothing else of the form holds them.
 */
export function carriedCriteria(base: SearchBase, flow: string, listed = true): [name: string, value: string][] {
  const asked = parseSearchCriteria(askedByQuery(base))
  const lists = { ...asked.filters, stars: [], price: undefined, minScore: undefined, distance: undefined }
  const pairs = searchPairs({ ...asked, filters: listed ? noFilters : lists })
  const all = [['flow', flow === 'gifting' ? flow : undefined] as const, ...pairs]
  return all.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
}
