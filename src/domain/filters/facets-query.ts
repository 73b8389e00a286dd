import type { SearchCriteria } from '../criteria/search-criteria.ts'
import { type SearchSetting, toSearchQuery } from '../criteria/search-query.ts'
import { defaultSort } from '../sort/sort.ts'

/** What facets know by another name than offers. */
const facetNames: Readonly<Record<string, string>> = {
  hotelTypes: 'hotelType',
  hotelEnvironments: 'hotelEnvironment',
  hotelStyles: 'hotelStyle',
}
/** A gift's price is its voucher's. */
const giftFacetNames: Readonly<Record<string, string>> = {
  ...facetNames,
  priceMin: 'singleVoucherPriceMin',
  priceMax: 'singleVoucherPriceMax',
}

/**
 * The flat query of `facets.json` (src/contract/facets-query.ts) for some criteria; equal filters are equal queries, whatever the sort.
 * The activities come with it once they are `shown`, and wherever one is chosen: its name is needed then.
 */
export function toFacetsQuery(criteria: SearchCriteria, setting: SearchSetting, shown = false): Record<string, string> {
  const names = setting.flow === 'gifting' ? giftFacetNames : facetNames
  const pairs = Object.entries(toSearchQuery({ ...criteria, sort: defaultSort }, setting))
  const activities = shown || criteria.filters.tags.length > 0
  return { ...Object.fromEntries(pairs.map(([key, value]) => [names[key] ?? key, value])), ...(activities && { withActivities: 'true' }) }
}
