import type { OfferCard } from '../../contract/offers.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import { getJson, withKeys } from '../api.ts'
import { offerOfStay, type StaySummary } from './stay-summary.ts'

/** What the card depends on beside its stay. */
export interface CardSearch {
  readonly minisite: number | undefined
  readonly giftNights: number | undefined
}

const isSummary = withKeys<StaySummary>('id', 'hotel', 'images', 'nights')

/** The card of the selected stay: the list's, with the price for its dates, where it has it; else the stay's own detail. */
export function useStayCard(stay: number | undefined, listed: readonly OfferCard[], search: CardSearch) {
  const { market, flow } = useSite()
  const known = listed.find(({ id }) => id === stay)
  const { locale } = market
  const detail = useAnswer({
    key: ['stay-summary', stay, locale],
    ask: (signal) =>
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
