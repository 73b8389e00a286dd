import type { SearchCriteria } from './criteria.ts'
import { formatSearchCriteria } from './hash.ts'

/** A search as a page of results shows it. */
export interface ShownSearch {
  readonly criteria: SearchCriteria
  /** Zero-based. */
  readonly page: number
}

/** Whether the results from the server are those of the address too (S4.48, S4.72): what differs only in writing is not searched again. */
export const isSameSearch = (served: ShownSearch, asked: ShownSearch): boolean =>
  served.page === asked.page && formatSearchCriteria(served.criteria) === formatSearchCriteria(asked.criteria)
