import { type ReactNode, useMemo } from 'react'
import { parseSearchCriteria } from '../../domain/search/hash.ts'
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria.ts'
import { useHash } from '../runtime/address.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { useOffers } from '../search-page/offers-query.ts'

const useExpiredOffer = onDemand('ExpiredOffer', () => import('./ExpiredOffer.tsx'))

/** Other offers of the hash's `hotelId` (B2.30). */
export default function MissedOffers(): ReactNode {
  const hash = useHash()
  const criteria = useMemo(() => hotelOnly(parseSearchCriteria(hash)), [hash])
  const named = criteria.destination !== undefined
  const { data } = useOffers(criteria, 0, named)
  const expired = useExpiredOffer(named)
  const offers = data?.exactMatch ?? []
  const [first] = offers
  // Hydration needs an element in every state.
  return <div>{first && expired && <expired.ExpiredOffer hotelName={first.hotel.label} offers={offers} />}</div>
}

/** Its other offers may have other dates. */
function hotelOnly({ destination }: SearchCriteria): SearchCriteria {
  return destination?.kind === 'hotel' ? { ...noCriteria, destination } : noCriteria
}
