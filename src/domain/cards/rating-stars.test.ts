import { expect, test } from 'vitest'
import { starsOfRating } from './review-score.ts'

// @rule B9.95
test.each([
  ['4.5/5', 4.5],
  ['4,5/5', 4.5],
  ['4.2/5', 4],
  ['4.3/5', 4.5],
  ['9.2', 4.5],
  ['9,8/10', 5],
  ['8', 4],
  ['0', 0],
  ['Coup de cœur', 4],
  ['', 4],
  ['12/10', 4],
  ['5/0', 4],
])('a rating of "%s" has %d stars', (rating, stars) => expect(starsOfRating(rating)).toBe(stars))
