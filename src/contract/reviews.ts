import * as v from 'valibot'
import { Score } from './hotel.ts'
import { Count, dispensable, Id, IsoDate } from './scalars.ts'

/** Reviews of a page. */
export const reviewPageSize = 10

export const reviewSorts = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const
/** What a list can be narrowed to: reviews of one language, whichever country wrote them. */
export const reviewLanguages = ['all', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const
export const reviewCriteria = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'] as const

export const Review = v.object({
  id: Id,
  /** The language it is written in comes first; visitors of other countries than ours write too. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)),
  /** Empty for one who gave no name. */
  customer: v.optional(v.string(), ''),
  /** couple, family, friends, solo, business */
  type: dispensable(v.picklist(['couple', 'family', 'friends', 'solo', 'business'])),
  date: IsoDate,
  average: Score,
  positive: v.optional(v.string()),
  negative: v.optional(v.string()),
})
export type Review = v.InferOutput<typeof Review>

/** A page of reviews. `totalCount` is of the reviews that the language leaves; `score` and `details` are the means of all the hotel's. */
export const ReviewList = v.object({
  totalCount: Count,
  score: v.optional(Score),
  list: v.array(Review),
  details: v.optional(
    v.partial(
      v.object({ welcoming: Score, comfort: Score, cleanliness: Score, food: Score, localization: Score, priceQualityRatio: Score }),
    ),
  ),
})
export type ReviewList = v.InferOutput<typeof ReviewList>
