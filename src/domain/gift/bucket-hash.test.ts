import { expect, test } from 'vitest'
import { bucketHash, withBucket } from './bucket-hash.ts'

// @rule B6.40
test.each([
  ['', 'bucket=3'],
  ['stars=4&bucket=1', 'stars=4&bucket=3'],
  ['flow=gifting&page=2&giftNights=2', 'giftNights=2&bucket=3'],
])('a bucket is chosen on what else was searched: %s', (address, expected) => expect(bucketHash(address, 3)).toBe(expected))

// @rule B6.40
test.each([
  ['', 'bucket=2'],
  ['giftNights=2', 'giftNights=2&bucket=2'],
  ['bucket=3', 'bucket=3'],
  ['bucket=7', 'bucket=2'],
])('customer care names the bucket, Serenity unless another is chosen: %s', (criteria, expected) =>
  expect(withBucket(criteria)).toBe(expected),
)
