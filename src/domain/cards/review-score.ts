import type { HotelSummary } from '../../contract/hotel.ts'

export type ReviewLabel = 'perfect' | 'fantastic' | 'excellent' | 'veryGood' | 'good'

const reviewLabels: readonly (readonly [from: number, label: ReviewLabel])[] = [
  [9.5, 'perfect'],
  [9, 'fantastic'],
  [8.5, 'excellent'],
  [8, 'veryGood'],
  [7, 'good'],
]

/** Below 7 there is no label, and below 9 only with `allIncentive`. */
export function reviewLabel(score: number, allIncentive: boolean): ReviewLabel | undefined {
  if (!allIncentive && score < 9) return undefined
  return reviewLabels.find(([from]) => score >= from)?.[1]
}

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

/** The markets that show scores in the gifting flow (B9.80), by ISO 3166-1 alpha-2 code. */
const scored: readonly string[] = ['FR', 'BE', 'NL', 'IT']

export const isScoredInGifting = (countryCode: string): boolean => scored.includes(countryCode)

/** B9.95: shown for a rating that is not a number. */
const defaultStars = 4

const maxStars = 5

/** Reads "9.2", "9,2/10" or "4.5/5" as 0 to 5 stars in half steps. */
export function starsOfRating(rating: string): number {
  const [, score, maximum = '10'] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+))?\s*$/.exec(rating) ?? []
  const share = Number(score?.replace(',', '.')) / Number(maximum)
  return share >= 0 && share <= 1 ? Math.round(share * maxStars * 2) / 2 : defaultStars
}
