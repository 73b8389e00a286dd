import { expect, test } from 'vitest'
import { ratingOutOf } from './BoxBlock.tsx'

// @rule S3.22
test('a rating that does not say out of what is out of ten', () => {
  expect(ratingOutOf('8,7')).toBe('8,7/10')
  expect(ratingOutOf('4,5/5')).toBe('4,5/5')
})
