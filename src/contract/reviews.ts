import * as v from 'valibot'
import { Score } from './hotel.ts'
import { Count, Id, IsoDate, LocaleName } from './scalars.ts'

export const reviewSorts = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const
export const reviewCriteria = ['welcoming', 'comfort', 'cleanliness', 'food', 'localization', 'priceQualityRatio'] as const

export const Review = v.object({
  id: Id,
  locale: LocaleName,
  customer: v.string(),
  /** couple, family, friends, solo, business */
  type: v.picklist(['couple', 'family', 'friends', 'solo', 'business']),
  date: IsoDate,
  average: Score,
  positive: v.optional(v.string()),
  negative: v.optional(v.string()),
})
export type Review = v.InferOutput<typeof Review>

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
