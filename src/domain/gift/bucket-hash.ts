import { foreignPairs, writeParameters } from '../address/parameters.ts'
import { defaultBucket } from '../pricing/gift-price.ts'
import type { Bucket } from '../address/gift-choice.ts'

/** Keys of the page, not of its criteria. */
const notCriteria = ['flow', 'page', 'from', 'bucket']

/** `address`: hash or query. */
export function bucketHash(address: string, bucket: Bucket): string {
  return writeParameters([...foreignPairs(address, notCriteria), ['bucket', bucket]])
}

/** Also passes the usual bucket, so that the price is that of the stay's page. */
export function withBucket(criteria: string): string {
  return /(?:^|&)bucket=[1-3](?:&|$)/.test(criteria) ? criteria : bucketHash(criteria, defaultBucket)
}
