import type { OfferCard } from '../../../contract/offers.ts'
import type { StayDetail } from '../../../contract/stay.ts'
import { apiQuery } from '../../queries/api.ts'

/** What a map's card needs of `GET /weekend/{id}/detail.json`. */
export interface StaySummary extends Pick<OfferCard, 'id' | 'label' | 'uri' | 'hotel' | 'images' | 'headwords'> {
  readonly priceList?: StayDetail['priceList']
}

/** Reads the stay of a pin whose card is not in the list. Callers disable it while no pin is selected. */
export const stayQuery = (stay = 0) => apiQuery('/weekend/:id/detail.json', { id: stay, client: 'msite', fetchPageModel: true })
