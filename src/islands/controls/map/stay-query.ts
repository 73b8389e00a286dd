import { queryOptions } from '@tanstack/react-query'
import type { OfferCard } from '../../../contract/offers.ts'
import type { StayDetail } from '../../../contract/stay.ts'
import { getJson, withKeys } from '../../queries/api.ts'

/** Part of `GET /weekend/{id}/detail.json`. */
export interface StaySummary extends Pick<OfferCard, 'id' | 'label' | 'uri' | 'hotel' | 'images' | 'headwords'> {
  readonly priceList?: StayDetail['priceList']
}

const isSummary = withKeys<StaySummary>('id', 'hotel', 'images')

/** For a pin whose card is not known. */
export const stayQuery = (stay: number | undefined) =>
  queryOptions({
    queryKey: ['stay-summary', stay],
    queryFn: ({ signal }) => getJson(`weekend/${stay}/detail.json`, { client: 'msite', fetchPageModel: true }, isSummary, signal),
  })
