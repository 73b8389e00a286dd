import * as v from 'valibot'
import { ActivityOffers } from '../../src/contract/activity.ts'
import { FacetsResponse } from '../../src/contract/facets.ts'
import { GeoSuggestions } from '../../src/contract/geo.ts'
import { MapResponse, OffersResponse } from '../../src/contract/offers.ts'
import { ReviewList } from '../../src/contract/reviews.ts'
import { WishedProducts } from '../../src/contract/wished-products.ts'

/** Lists without the entries that do not fit the contract. */
export const tolerant = {
  offers: v.object({ ...OffersResponse.entries, exactMatch: arrayOfValid(OffersResponse.entries.exactMatch.item) }),
  map: v.object({ ...MapResponse.entries, exactMatch: arrayOfValid(MapResponse.entries.exactMatch.item) }),
  activities: v.object({ ...ActivityOffers.entries, results: arrayOfValid(ActivityOffers.entries.results.item) }),
  facets: v.object({ ...FacetsResponse.entries, properties: arrayOfValid(FacetsResponse.entries.properties.item) }),
  suggestions: v.object({ ...GeoSuggestions.entries, suggestions: arrayOfValid(GeoSuggestions.entries.suggestions.item) }),
  products: v.object({ products: arrayOfValid(WishedProducts.entries.products.item) }),
  reviews: v.object({ ...ReviewList.entries, list: arrayOfValid(ReviewList.entries.list.item) }),
} as const

/** Drops invalid entries. Fails when there are entries and none is valid. */
function arrayOfValid<Entry extends v.GenericSchema>(entry: Entry) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<Entry>[] => {
      const valid = dataset.value.flatMap((value) => {
        const result = v.safeParse(entry, value)
        return result.success ? [result.output] : []
      })
      if (valid.length > 0 || dataset.value.length === 0) return valid
      addIssue({ message: 'No entry of the list is valid.' })
      return NEVER
    }),
  )
}
