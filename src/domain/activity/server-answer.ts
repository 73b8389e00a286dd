import { formatSearchCriteria } from '../criteria/format-search.ts'
import { parseSearchCriteria } from '../criteria/parse-search.ts'

/**
 * Whether the activities the server rendered are those of the address (specification of search, section 4, "Activity-only flow"): unless the
 * hash asks for anything but the defaults (two adults), or another page (zero-based) is set.
 */
export function serverAnswerHolds(hash: string, page: number, servedPage: number): boolean {
  return page === servedPage && formatSearchCriteria(parseSearchCriteria(hash)) === ''
}
