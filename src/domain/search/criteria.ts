import { readFields, type ValuesOf } from '../address/fields.ts'
import { type filterFields, searchFields } from './fields.ts'

/** Lists are sorted and have no duplicates. */
export type Filters = ValuesOf<typeof filterFields>

/** Plain JSON, so that islands can have it as a prop. */
export type SearchCriteria = ValuesOf<typeof searchFields>

/** Searches everywhere, on any dates, for two adults. */
export const noCriteria: SearchCriteria = /* @__PURE__ */ readFields(searchFields, new URLSearchParams(), {})

export const noFilters: Filters = noCriteria.filters
