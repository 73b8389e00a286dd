import * as v from 'valibot'
import { Count, LocaleName } from './scalars.ts'

export const maxCountedSearches = 50

/** `POST /counts.json`, our addition: queries of `offers.json` without locale. */
export const CountsRequest = v.object({
  locale: LocaleName,
  searches: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(maxCountedSearches)),
})
export type CountsRequest = v.InferOutput<typeof CountsRequest>

/** In order; 0 in an unknown place. */
export const CountsResponse = v.object({ counts: v.array(Count) })
export type CountsResponse = v.InferOutput<typeof CountsResponse>
