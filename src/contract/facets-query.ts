import * as v from 'valibot'
import { filterLists } from './filter-lists.ts'
import { criteriaEntries, listOfValues, type Parameters } from './search-query.ts'

/** `GET /facets.json` (S7.3 to S7.5): hotel lists in the singular, a gift's price as its voucher's. */
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
