import * as v from 'valibot'
import { ReviewScore } from './hotel.ts'
import { Count, optionalOrUndefined, Id, IsoDate } from './scalars.ts'

export const reviewPageSize = 10

export const reviewSorts = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const
/** A locale stands for its language, whatever the country. */
export const reviewLanguages = ['all', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const
export const travellerTypes = ['couple', 'family', 'friends', 'solo', 'business'] as const
export const reviewCriteria = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'] as const

export const Review = v.object({
  id: Id,
  /** The country may be outside our markets. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)),
  customer: v.optional(v.string(), ''),
  type: optionalOrUndefined(v.picklist(travellerTypes)),
  date: IsoDate,
  average: ReviewScore,
  positive: v.optional(v.string()),
  negative: v.optional(v.string()),
})
export type Review = v.InferOutput<typeof Review>

/** `totalCount` follows the filters of language and travellers; score, distribution and details are of all reviews. */
export const ReviewList = v.object({
  totalCount: Count,
  score: v.optional(ReviewScore),
  list: v.array(Review),
  /** The highest band comes first; `from` is its lowest score. */
  distribution: v.optional(v.array(v.object({ from: Count, count: Count }))),
  details: v.optional(
    v.partial(
      v.object({
        welcoming: ReviewScore,
        comfort: ReviewScore,
        cleanliness: ReviewScore,
        food: ReviewScore,
        localization: ReviewScore,
        priceQualityRatio: ReviewScore,
      }),
    ),
  ),
})
export type ReviewList = v.InferOutput<typeof ReviewList>
