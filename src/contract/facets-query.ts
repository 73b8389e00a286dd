import * as v from 'valibot'
import { filterLists } from './filter-lists.ts'
import { criteriaEntries, listOfValues, type Parameters } from './search-query.ts'

/** `GET /facets.json` (S7.3 to S7.5) names lists in the singular, and has the price of a voucher for a gift. */
export const FacetsQuery = v.object({
  ...criteriaEntries,
  ...v.entriesFromList(
    Object.values(filterLists).map(({ inFacets }) => inFacets),
    v.optional(listOfValues),
  ),
  singleVoucherPriceMin: criteriaEntries.priceMin,
  singleVoucherPriceMax: criteriaEntries.priceMax,
  withActivities: criteriaEntries.petsAllowed,
})
export type FacetsQuery = v.InferOutput<typeof FacetsQuery>
export type FacetsParameters = Parameters<FacetsQuery>
