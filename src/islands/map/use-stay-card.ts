import { useQuery } from '@tanstack/react-query'
import type { OfferCard } from '../../contract/offers.ts'
import { toOccupancy, toStayOccupancy } from '../../domain/guests/occupancy.ts'
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { stayQuery } from '../controls/map/stay-query.ts'
import { apiQuery } from '../queries/api.ts'
import { useFailure } from '../queries/use-failure.ts'
import { offersQuery } from '../search-page/offers-query.ts'
import { stayCard, voucherCard } from './stay-summary.ts'

/** From the list, else the stay's detail. */
export function useStayCard(stay: number | undefined, listed: readonly OfferCard[], criteria: SearchCriteria) {
  const { flow } = useSite()
  const { giftNights, bucket, dates, flexibility, guests, rooms } = criteria
  const known = listed.find(({ id }) => id === stay)
  const missing = stay !== undefined && known === undefined
  const detail = useQuery({ ...stayQuery(stay), enabled: missing })
  const priced = missing && flow !== 'gifting'
  const terms = dates ? toStayOccupancy(dates, guests) : toOccupancy(guests)
  const offers = useQuery({ ...apiQuery('/product/:id/offers', { id: stay ?? 0, ...terms }), enabled: priced && !flexibility })
  // Only a search finds the cheapest of several dates.
  const hotel = detail.data && { kind: 'hotel' as const, id: detail.data.hotel.id }
  const ownDates = { ...noCriteria, destination: hotel, dates, flexibility, guests, rooms }
  const flexible = useQuery({
    ...offersQuery(toSearchQuery(ownDates, { flow })),
    enabled: priced && flexibility !== undefined && hotel !== undefined,
  })
  const price = flexibility ? flexible : offers
  const failure = useFailure(detail, ...(flow === 'gifting' ? [] : [price]))
  const toBook = flexibility
    ? flexible.data?.exactMatch.find(({ id }) => id === stay)
    : detail.data && offers.data && stayCard(detail.data, offers.data.offers)
  const found = flow === 'gifting' ? detail.data && voucherCard(detail.data, giftNights, bucket) : toBook
  const loaded = detail.data !== undefined && (flow === 'gifting' || price.data !== undefined)
  return {
    offer: known ?? found,
    /** It cannot be shown. */
    failed: missing && found === undefined && (failure !== undefined || loaded),
    sentence: failure?.sentence,
    retry: () => {
      void detail.refetch()
      if (flow !== 'gifting') void price.refetch()
    },
  }
}
