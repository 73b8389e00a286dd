import * as v from 'valibot'
import { type Parameters, SearchQuery } from './search-query.ts'

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

/** `GET /facets.json` (section 7, "Facets update dispatch"): hotel lists in the singular, a gift's price as its voucher's. */
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
export type FacetsParameters = Parameters<FacetsQuery>
