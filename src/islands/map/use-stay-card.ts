import type { OfferCard } from '../../contract/offers.ts'
import type { ProductOffers } from '../../contract/stay.ts'
import { nightsOf } from '../../domain/dates/stay-dates.ts'
import { toOccupancy } from '../../domain/guests/occupancy.ts'
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria.ts'
import { toSearchQuery } from '../../domain/search/request.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQuery } from '../queries/use-query.ts'
import { stayQuery } from '../controls/map/stay-query.ts'
import { getJson, withKeys } from '../queries/api.ts'
import { offersQuery } from '../search-page/offers-query.ts'
import { stayCard, voucherCard } from './stay-summary.ts'

const isOffers = withKeys<ProductOffers>('offers')

/** From the list, else the stay's detail. */
export function useStayCard(stay: number | undefined, listed: readonly OfferCard[], criteria: SearchCriteria) {
  const { flow } = useSite()
  const { giftNights, bucket, dates, flexibility, guests, rooms } = criteria
  const known = listed.find(({ id }) => id === stay)
  const missing = stay !== undefined && known === undefined
  const detail = useQuery({ ...stayQuery(stay), enabled: missing })
  const priced = missing && flow !== 'gifting'
  const query = { ...toOccupancy(guests), ...(dates && { checkin: dates.checkin, nights: nightsOf(dates) }) }
  const offers = useQuery({
    key: ['stay-price', stay, query],
    load: (signal) => getJson(`product/${stay}/offers`, query, isOffers, signal),
    enabled: priced && !flexibility,
  })
  // Only a search finds the cheapest of several dates.
  const hotel = detail.data && { kind: 'hotel' as const, id: detail.data.hotel.id }
  const ownDates = { ...noCriteria, destination: hotel, dates, flexibility, guests, rooms }
  const flexible = useQuery({
    ...offersQuery(toSearchQuery(ownDates, { flow })),
    enabled: priced && flexibility !== undefined && hotel !== undefined,
  })
  const price = flexibility ? flexible : offers
  const toBook = flexibility
    ? flexible.data?.exactMatch.find(({ id }) => id === stay)
    : detail.data && offers.data && stayCard(detail.data, offers.data.offers)
  const found = flow === 'gifting' ? detail.data && voucherCard(detail.data, giftNights, bucket) : toBook
  const loaded = detail.data !== undefined && (flow === 'gifting' || price.data !== undefined)
  return {
    offer: known ?? found,
    failed: missing && found === undefined && (detail.isError || price.isError || loaded),
    retry: () => {
      detail.refetch()
      if (flow !== 'gifting') price.refetch()
    },
  }
}
