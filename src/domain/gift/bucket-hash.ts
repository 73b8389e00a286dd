import { foreignPairs, writeParameters } from '../address/parameters.ts'
import { defaultBucket } from '../pricing/gift-price.ts'
import type { Bucket } from '../address/gift-choice.ts'

const notCriteria = ['flow', 'page', 'from', 'bucket']

export function bucketHash(address: string, bucket: Bucket): string {
  return writeParameters([...foreignPairs(address, notCriteria), ['bucket', bucket]])
}

/** Passes the default bucket as well, so that the price is that of the stay's page. */
export function withBucket(criteria: string): string {
  return /(?:^|&)bucket=[1-3](?:&|$)/.test(criteria) ? criteria : bucketHash(criteria, defaultBucket)
}
