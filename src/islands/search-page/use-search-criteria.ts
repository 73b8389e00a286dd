import { useMemo } from 'react'
import type { SearchCriteria } from '../../domain/search/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { SearchBase } from '../../contract/search-base.ts'
import { criteriaInForce } from '../../domain/search/search-base.ts'

/** Returns the server's criteria for an empty hash. */
export function useSearchCriteria(base: SearchBase, hash: string): SearchCriteria {
  const { today, hour } = useSite()
  return useMemo(() => criteriaInForce(base, hash, today, hour), [base, hash, today, hour])
}
