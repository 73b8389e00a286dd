import { searchPairs } from '../../domain/criteria/format-search.ts'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import { noFilters } from '../../domain/criteria/search-criteria.ts'
import { askedByQuery, type SearchBase } from '../results/search-base.ts'

/** What a search keeps when its filters are set anew, without scripts: the flow, and every criterion of the query that is no filter. */
export function carriedCriteria(base: SearchBase, flow: string): [name: string, value: string][] {
  const pairs = searchPairs({ ...parseSearchCriteria(askedByQuery(base)), filters: noFilters })
  const all = [['flow', flow === 'gifting' ? flow : undefined] as const, ...pairs]
  return all.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
}
