import * as v from 'valibot'
import { Count, LocaleName } from './scalars.ts'

export const maxCountedSearches = 50

/** `POST /counts.json`, our addition: each search is a query of `offers.json` without its locale. */
export const CountsRequest = v.object({
  locale: LocaleName,
  searches: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(maxCountedSearches)),
})
export type CountsRequest = v.InferOutput<typeof CountsRequest>

/** Counts are in the order of the searches, and 0 for an unknown place. */
export const CountsResponse = v.object({ counts: v.array(Count) })
export type CountsResponse = v.InferOutput<typeof CountsResponse>
