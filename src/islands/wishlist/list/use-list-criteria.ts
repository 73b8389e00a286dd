import { useMemo } from 'react'
import { acceptDates } from '../../../domain/dates/stay-dates.ts'
import { formatListCriteria, type ListCriteria, parseListCriteria } from '../../../domain/shelf/shared-list.ts'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { replaceAddress, useHash } from '../../runtime/address.ts'

export interface ListCriteriaState {
  readonly criteria: ListCriteria
  /** In the hash grammar, without `#`. */
  readonly hash: string
  readonly change: (patch: Partial<ListCriteria>) => void
}

/** From the hash, such as those of a search; drops dates that are no longer bookable. */
export function useListCriteria(): ListCriteriaState {
  const { today, hour } = useSite()
  const address = useHash()
  return useMemo(() => {
    const criteria = acceptDates(parseListCriteria(address), today, hour)
    return {
      criteria,
      hash: formatListCriteria(criteria),
      change(patch) {
        const url = new URL(location.href)
        url.hash = formatListCriteria({ ...criteria, ...patch })
        replaceAddress(url.href)
      },
    }
  }, [address, today, hour])
}
