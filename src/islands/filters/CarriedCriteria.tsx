import type { ReactNode } from 'react'
import { searchPairs } from '../../domain/criteria/format-search.ts'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import { noFilters } from '../../domain/criteria/search-criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'

/** What a filter form without scripts hands on untouched: the flow, and every criterion of the query that is no filter. */
export function CarriedCriteria({ query }: { query: string }): ReactNode {
  const { flow } = useSite()
  const pairs = searchPairs({ ...parseSearchCriteria(query), filters: noFilters })
  return [['flow', flow === 'gifting' ? flow : undefined] as const, ...pairs]
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
