import type { CountsResponse } from '../../../src/contract/counts.ts'
import type { OffersResponse } from '../../../src/contract/offers.ts'
import { type RelaxedSearch, type Suggestion, suggestionsOf } from '../../../src/domain/fallback/suggestions.ts'

/** Counts the relaxed searches in one call when the exact results, which define them, are empty; else there are no suggestions. */
export async function loadSuggestions(
  exact: Promise<OffersResponse>,
  searchesFor: (details: OffersResponse['searchDetails']) => readonly RelaxedSearch[],
  count: (searches: readonly RelaxedSearch[]) => Promise<CountsResponse>,
): Promise<readonly Suggestion[]> {
  const { searchDetails } = await exact
  const searches = searchDetails.totalCount > 0 ? [] : searchesFor(searchDetails)
  return searches.length === 0 ? [] : suggestionsOf(searches, (await count(searches)).counts)
}
