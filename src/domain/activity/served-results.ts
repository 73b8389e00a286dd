import { formatSearchCriteria, hasSearchCriteria, parseSearchCriteria } from '../search/hash.ts'

const meaning = (hashOrQuery: string): string => formatSearchCriteria(parseSearchCriteria(hashOrQuery))

/** Whether the results from the server still belong to the search (S4.72). `page` is zero-based; criteria in the hash replace the query. */
export function servesSameSearch(hash: string, page: number, served: { readonly query: string; readonly page: number }): boolean {
  return page === served.page && (!hasSearchCriteria(hash) || meaning(hash) === meaning(served.query))
}
