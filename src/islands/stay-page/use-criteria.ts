import { useMemo } from 'react'
import { acceptDates } from '../../domain/dates/stay-dates.ts'
import { formatStayCriteria, hasStayCriteria, parseStayCriteria, withStayCriteria } from '../../domain/stay/hash.ts'
import type { StayCriteria } from '../../domain/stay/criteria.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { currentHash } from '../runtime/address.ts'
import { useStayAddress, writeStayAddress } from './stay-address.ts'

export interface CriteriaState {
  readonly criteria: StayCriteria
  readonly change: (patch: Partial<StayCriteria>) => void
}

/** Drops dates that are no longer bookable. */
export function useCriteria({ query }: { readonly query: string }): CriteriaState {
  const { today, hour } = useSite()
  const address = useStayAddress(query)
  const criteria = useMemo(() => acceptDates(parseStayCriteria(address), today, hour), [address, today, hour])
  const change = (patch: Partial<StayCriteria>) => {
    const hash = currentHash()
    // Other keys of the query stay there; the hash's own stay in the hash.
    const base = hasStayCriteria(hash) ? hash : formatStayCriteria(criteria)
    writeStayAddress(withStayCriteria(base, patch))
  }
  return { criteria, change }
}
