import type { OfferCard } from '../../../contract/offers.ts'
import type { StayDetail } from '../../../contract/stay.ts'
import { apiQuery } from '../../queries/api.ts'

/** Part of `GET /weekend/{id}/detail.json`. */
export interface StaySummary extends Pick<OfferCard, 'id' | 'label' | 'uri' | 'hotel' | 'images' | 'headwords'> {
  readonly priceList?: StayDetail['priceList']
}

/** For a pin whose card is not known; disabled without a pin. */
export const stayQuery = (stay = 0) => apiQuery('/weekend/:id/detail.json', { id: stay, client: 'msite', fetchPageModel: true })
