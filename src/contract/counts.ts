import * as v from 'valibot'
import { Cents, Count, Id, IsoDate, LocaleName } from './scalars.ts'

export const maxCountedSearches = 50

/** Counts only stays with a date for this gift: those of its box, by the public code of the box, or the stay of its voucher. */
export const CountedGift = v.object({
  box: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  stay: v.optional(Id),
  giftPrice: Cents,
  validUntil: IsoDate,
})

/** `POST /counts.json`, our addition: each search is a query of `offers.json` without its locale. */
export const CountsRequest = v.object({
  locale: LocaleName,
  searches: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(maxCountedSearches)),
  gift: v.optional(CountedGift),
})
export type CountsRequest = v.InferOutput<typeof CountsRequest>

/** Counts are in the order of the searches, and 0 for an unknown place. */
export const CountsResponse = v.object({ counts: v.array(Count) })
export type CountsResponse = v.InferOutput<typeof CountsResponse>
