/** Default (booking, section 9). */
const unread = 4

const best = 5

/** Of "9.2", "9,2/10" or "4.5/5": 0 to 5 in half steps. */
export function starsOfRating(rating: string): number {
  const [, score, maximum = '10'] = /^\s*(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+))?\s*$/.exec(rating) ?? []
  const share = Number(score?.replace(',', '.')) / Number(maximum)
  return share >= 0 && share <= 1 ? Math.round(share * best * 2) / 2 : unread
}
