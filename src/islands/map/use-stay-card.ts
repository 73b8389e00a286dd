import { useQuery } from '@tanstack/react-query'
import type { OfferCard } from '../../contract/offers.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { getJson } from '../api.ts'
import { useClient } from '../use-client.ts'
import { offerOfStay, StaySummary } from './stay-summary.ts'

/** The card of the selected stay: the list's, with the price for its dates, where it has it; else the stay's own detail. */
export function useStayCard(stay: number | undefined, listed: readonly OfferCard[], minisite: number | undefined) {
  const { market } = useSite()
  const known = listed.find(({ id }) => id === stay)
  const detail = useQuery(
    {
      queryKey: ['stay-summary', stay, market.locale],
      queryFn: ({ signal }) =>
        getJson(
          `weekend/${stay}/detail.json`,
          { client: 'msite', locale: market.locale, minisite, fetchPageModel: true },
          StaySummary,
          signal,
        ),
      enabled: stay !== undefined && known === undefined,
    },
    useClient(),
  )
  return { offer: known ?? (detail.data && offerOfStay(detail.data)), failed: known === undefined && detail.isError }
}
