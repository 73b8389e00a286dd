import { formatSearchCriteria } from '../criteria/format-search.ts'
import { hasSearchCriteria, parseSearchCriteria } from '../criteria/parse-search.ts'

/** The search that a hash or query carries, in one spelling. */
const meaning = (hashOrQuery: string): string => formatSearchCriteria(parseSearchCriteria(hashOrQuery))

/**
 * Whether the activities the server rendered for its query and page (zero-based) are those of the address (specification of search, section 4,
 * "Activity-only flow"): unless the hash, which comes before the query, asks for others, or another page is set. Two adults are asked for
 * where nothing is.
 */
export function serverAnswerHolds(hash: string, page: number, served: { readonly query: string; readonly page: number }): boolean {
  return page === served.page && (!hasSearchCriteria(hash) || meaning(hash) === meaning(served.query))
}
