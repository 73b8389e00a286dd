import { foreignPairs, writeParameters } from '../address/parameters.ts'
import { usualBucket } from '../pricing/gift-price.ts'
import type { Bucket } from '../stay/criteria.ts'

/** Keys of an address that are of the page, not of its criteria. */
const notCriteria = ['flow', 'page', 'from', 'bucket']

/** Returns the criteria of an address (hash or query) with a price bucket, in the hash grammar without `#`. */
export function bucketHash(address: string, bucket: Bucket): string {
  return writeParameters([...foreignPairs(address, notCriteria), ['bucket', bucket]])
}

/** Returns criteria that name a price bucket: customer care passes the usual one on, so that the price it names is the price of the stay's page. */
export function withBucket(criteria: string): string {
  return /(?:^|&)bucket=[1-3](?:&|$)/.test(criteria) ? criteria : bucketHash(criteria, usualBucket)
}
