import * as v from 'valibot'
import { SearchQuery } from './search-query.ts'

/** What the filters show: each facet is asked for by name. */
export const filterFacets = ['price', 'score', 'facility', 'stars', 'style', 'type', 'environment', 'tag'] as const

const {
  hotelTypes,
  hotelEnvironments,
  hotelStyles,
  performMapSearch: _map,
  searchServiceProvider: _provider,
  page: _page,
  limit: _limit,
  orderBy: _order,
  ...shared
} = SearchQuery.entries

/**
 * The flat query of `GET /facets.json`: the search's (section 7, "Facets update dispatch"), its hotel lists named in the singular, a gift's
 * price as its voucher's. `withActivities` adds the activities, grouped, to those of them that are highlighted.
 */
export const FacetsQuery = v.object({
  ...shared,
  hotelType: hotelTypes,
  hotelEnvironment: hotelEnvironments,
  hotelStyle: hotelStyles,
  singleVoucherPriceMin: shared.priceMin,
  singleVoucherPriceMax: shared.priceMax,
  withActivities: shared.petsAllowed,
})
export type FacetsQuery = v.InferOutput<typeof FacetsQuery>
