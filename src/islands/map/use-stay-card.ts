import type { OfferCard } from '../../contract/offers.ts'
import type { ProductOffers } from '../../contract/stay.ts'
import { nightsOf, type StayDates } from '../../domain/dates/stay-dates.ts'
import { toOccupancy } from '../../domain/guests/occupancy.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQuery } from '../queries/use-query.ts'
import { getJson, withKeys } from '../queries/api.ts'
import { stayCard, type StaySummary, voucherCard } from './stay-summary.ts'

export interface CardSearch {
  readonly minisite: number | undefined
  readonly giftNights: number | undefined
  readonly dates: StayDates | undefined
  readonly guests: Guests
}

const isSummary = withKeys<StaySummary>('id', 'hotel', 'images')
const isOffers = withKeys<ProductOffers>('offers')

/** Returns the list's card, else one from the stay's detail with its price for the search's dates and guests. */
export function useStayCard(stay: number | undefined, listed: readonly OfferCard[], { minisite, giftNights, dates, guests }: CardSearch) {
  const { market, flow } = useSite()
  const known = listed.find(({ id }) => id === stay)
  const { locale } = market
  const missing = stay !== undefined && known === undefined
  const detail = useQuery({
    key: ['stay-summary', stay, locale],
    load: (signal) =>
      getJson(`weekend/${stay}/detail.json`, { client: 'msite', locale, minisite, fetchPageModel: true }, isSummary, signal),
    enabled: missing,
  })
  const query = { locale, minisite, ...toOccupancy(guests), ...(dates && { checkin: dates.checkin, nights: nightsOf(dates) }) }
  const offers = useQuery({
    key: ['stay-price', stay, query],
    load: (signal) => getJson(`product/${stay}/offers`, query, isOffers, signal),
    enabled: missing && flow !== 'gifting',
  })
  const found =
    detail.data && (flow === 'gifting' ? voucherCard(detail.data, giftNights) : offers.data && stayCard(detail.data, offers.data.offers))
  const loaded = detail.data !== undefined && (flow === 'gifting' || offers.data !== undefined)
  return {
    offer: known ?? found,
    failed: missing && found === undefined && (detail.isError || offers.isError || loaded),
    retry: () => {
      detail.refetch()
      if (flow !== 'gifting') offers.refetch()
    },
  }
}
