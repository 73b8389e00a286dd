import { type ReactNode, useMemo } from 'react'
import { parseSearchCriteria } from '../../domain/search/hash.ts'
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria.ts'
import { useHash } from '../runtime/address.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { useOffers } from '../search-page/offers-query.ts'

const useAlternativeOffers = onDemand('AlternativeOffers', () => import('./AlternativeOffers.tsx'))

/** An offer that has expired: shows what else the hash's `hotelId` offers (B2.30). */
export default function MissedOffers(): ReactNode {
  const hash = useHash()
  const criteria = useMemo(() => hotelOnly(parseSearchCriteria(hash)), [hash])
  const named = criteria.destination !== undefined
  const { data } = useOffers(criteria, 0, named)
  const code = useAlternativeOffers(named)
  const offers = data?.exactMatch ?? []
  const [first] = offers
  // An empty element stands in every state, because hydration cannot begin from nothing.
  return <div>{first && code && <code.AlternativeOffers hotelName={first.hotel.label} offers={offers} />}</div>
}

/** Leaves the dates of the expired offer out, since the others may have other ones. */
function hotelOnly({ destination }: SearchCriteria): SearchCriteria {
  return destination?.kind === 'hotel' ? { ...noCriteria, destination } : noCriteria
}
