import type { HotelSummary } from '../../contract/hotel.ts'

export type ReviewLabel = 'perfect' | 'fantastic' | 'excellent' | 'veryGood' | 'good'

const reviewLabels: readonly (readonly [from: number, label: ReviewLabel])[] = [
  [9.5, 'perfect'],
  [9, 'fantastic'],
  [8.5, 'excellent'],
  [8, 'veryGood'],
  [7, 'good'],
]

/** None under 7; under 9 only with all incentives. */
export function reviewLabel(score: number, allIncentive: boolean): ReviewLabel | undefined {
  if (!allIncentive && score < 9) return undefined
  return reviewLabels.find(([from]) => score >= from)?.[1]
}

/** Out of 10, one decimal. */
export type ScoreDisplay =
  | { readonly kind: 'new' }
  | { readonly kind: 'score'; readonly score: number; readonly count: number; readonly label?: ReviewLabel | undefined }

export function scoreDisplay(review: HotelSummary['review'], allIncentive = false): ScoreDisplay {
  if (!review || review.count === 0) return { kind: 'new' }
  const score = Math.round(review.average * 10) / 10
  return { kind: 'score', score, count: review.count, label: reviewLabel(score, allIncentive) }
}

export function quotedReviews<R extends { readonly positive?: string | undefined }>(reviews: readonly R[]): R[] {
  return reviews.filter((review) => review.positive).slice(0, 4)
}

/** Markets with scores in gifting (B9.80). */
const scored: readonly string[] = ['FR', 'BE', 'NL', 'IT']

/** ISO 3166-1 alpha-2. */
export const isScoredInGifting = (country: string): boolean => scored.includes(country)

/** Stars without a number (B9.95). */
const usualStars = 4

const mostStars = 5

/** Of "9.2", "9,2/10" or "4.5/5": 0 to 5 in half steps. */
export function starsOfRating(rating: string): number {
  const [, score, maximum = '10'] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+))?\s*$/.exec(rating) ?? []
  const share = Number(score?.replace(',', '.')) / Number(maximum)
  return share >= 0 && share <= 1 ? Math.round(share * mostStars * 2) / 2 : usualStars
}
