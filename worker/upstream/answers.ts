import * as v from 'valibot'
import { ActivityOffers } from '../../src/contract/activity.ts'
import { FacetsAnswer } from '../../src/contract/facets.ts'
import { GeoSuggestions } from '../../src/contract/geo.ts'
import { MapAnswer, OffersAnswer } from '../../src/contract/offers.ts'
import { ReviewList } from '../../src/contract/reviews.ts'
import { readable } from './readable.ts'

/** The answers that are lists, as an upstream is read: a result, a place or a review that is not what the contract says is left out. */
export const read = {
  offers: v.object({ ...OffersAnswer.entries, exactMatch: readable(OffersAnswer.entries.exactMatch.item) }),
  map: v.object({ ...MapAnswer.entries, exactMatch: readable(MapAnswer.entries.exactMatch.item) }),
  activities: v.object({ ...ActivityOffers.entries, results: readable(ActivityOffers.entries.results.item) }),
  facets: v.object({ ...FacetsAnswer.entries, properties: readable(FacetsAnswer.entries.properties.item) }),
  suggestions: v.object({ suggestions: readable(GeoSuggestions.entries.suggestions.item) }),
  reviews: v.object({ ...ReviewList.entries, list: readable(ReviewList.entries.list.item) }),
} as const
