import type { OfferCard } from '../../contract/offers.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useQuery } from '../queries/use-query.ts'
import { getJson, withKeys } from '../queries/api.ts'
import { offerOfStay, type StaySummary } from './stay-summary.ts'

export interface CardSearch {
  readonly minisite: number | undefined
  readonly giftNights: number | undefined
}

const isSummary = withKeys<StaySummary>('id', 'hotel', 'images', 'nights')

/** Returns the list's card, with the price for its dates, else one from the stay's detail. */
export function useStayCard(stay: number | undefined, listed: readonly OfferCard[], search: CardSearch) {
  const { market, flow } = useSite()
  const known = listed.find(({ id }) => id === stay)
  const { locale } = market
  const detail = useQuery({
    key: ['stay-summary', stay, locale],
    load: (signal) =>
      getJson(
        `weekend/${stay}/detail.json`,
        { client: 'msite', locale, minisite: search.minisite, fetchPageModel: true },
        isSummary,
        signal,
      ),
    enabled: stay !== undefined && known === undefined,
  })
  const offer = known ?? (detail.data && offerOfStay(detail.data, { flow, giftNights: search.giftNights }))
  return {
    offer,
    failed: offer === undefined && (detail.isError || detail.data !== undefined),
    retry: detail.refetch,
  }
}
