import type { ReactNode } from 'react'
import { searchPairs } from '../../domain/criteria/format-search.ts'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import { noFilters } from '../../domain/criteria/search-criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { askedByQuery, type SearchBase } from '../results/search-base.ts'

/** What a filter form without scripts hands on untouched: the flow, and every criterion of the query that is no filter. */
export function CarriedCriteria({ base }: { base: SearchBase }): ReactNode {
  const { flow } = useSite()
  const pairs = searchPairs({ ...parseSearchCriteria(askedByQuery(base)), filters: noFilters })
  return [['flow', flow === 'gifting' ? flow : undefined] as const, ...pairs]
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
