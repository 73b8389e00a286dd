import { readFields, type ValuesOf } from '../address/fields.ts'
import { type filterFields, searchFields } from './fields.ts'

/** Sorted, without duplicates. */
export type Filters = ValuesOf<typeof filterFields>

/** Plain JSON. */
export type SearchCriteria = ValuesOf<typeof searchFields>

/** Everywhere, any dates, two adults. */
export const noCriteria: SearchCriteria = /* @__PURE__ */ readFields(searchFields, new URLSearchParams(), {})

export const noFilters: Filters = noCriteria.filters
