import type { OfferCard } from '../../contract/offers.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import { getJson, withKeys } from '../api.ts'
import { offerOfStay, type StaySummary } from './stay-summary.ts'

const isSummary = withKeys<StaySummary>('id', 'hotel', 'images', 'nights')

/** The card of the selected stay: the list's, with the price for its dates, where it has it; else the stay's own detail. */
export function useStayCard(stay: number | undefined, listed: readonly OfferCard[], minisite: number | undefined) {
  const { market } = useSite()
  const known = listed.find(({ id }) => id === stay)
  const { locale } = market
  const detail = useAnswer({
    key: ['stay-summary', stay, locale],
    ask: (signal) => getJson(`weekend/${stay}/detail.json`, { client: 'msite', locale, minisite, fetchPageModel: true }, isSummary, signal),
    enabled: stay !== undefined && known === undefined,
  })
  return { offer: known ?? (detail.data && offerOfStay(detail.data)), failed: known === undefined && detail.isError }
}
