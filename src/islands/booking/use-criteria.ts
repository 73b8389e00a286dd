import { useMemo } from 'react'
import { acceptDates } from '../../domain/criteria/accept-dates.ts'
import { formatStayCriteria, hasStayCriteria, parseStayCriteria, withStayCriteria } from '../../domain/criteria/parse-stay.ts'
import type { StayCriteria } from '../../domain/criteria/stay-criteria.ts'
import { currentHash } from '../url-state.ts'
import type { BookingProps } from './props.ts'
import { useStayAddress, writeStayAddress } from './stay-address.ts'

export interface ChosenCriteria {
  readonly criteria: StayCriteria
  readonly change: (patch: Partial<StayCriteria>) => void
}

/** What the visitor has chosen, from the address and back to it. Dates that can no longer be had count as none. */
export function useCriteria({ query, today, hour }: Pick<BookingProps, 'query' | 'today' | 'hour'>): ChosenCriteria {
  const address = useStayAddress(query)
  const criteria = useMemo(() => acceptDates(parseStayCriteria(address), today, hour), [address, today, hour])
  const change = (patch: Partial<StayCriteria>) => {
    const hash = currentHash()
    // The query's other keys stay in the query; the hash's own stay in the hash.
    const base = hasStayCriteria(hash) ? hash : formatStayCriteria(criteria)
    writeStayAddress(withStayCriteria(base, patch))
  }
  return { criteria, change }
}
