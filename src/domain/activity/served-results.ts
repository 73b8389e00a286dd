import { formatSearchCriteria, hasSearchCriteria, parseSearchCriteria } from '../search/hash.ts'

const meaning = (hashOrQuery: string): string => formatSearchCriteria(parseSearchCriteria(hashOrQuery))

/** When the server's results stand (S4.72). `page` is zero-based; the hash overrides the query. */
export function servesSameSearch(hash: string, page: number, served: { readonly query: string; readonly page: number }): boolean {
  return page === served.page && (!hasSearchCriteria(hash) || meaning(hash) === meaning(served.query))
}
