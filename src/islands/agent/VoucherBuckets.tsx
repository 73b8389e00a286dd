import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { bucketHash } from '../../domain/gift/bucket-hash.ts'
import { defaultBucket } from '../../domain/pricing/gift-price.ts'
import { buckets } from '../../domain/address/gift-choice.ts'
import { parseStayCriteria } from '../../domain/stay/hash.ts'
import { useBucketLabels } from '../../ui/gift/use-bucket-labels.ts'

/** Price buckets for an agent who advises a giver. */
export function VoucherBuckets({ hash, query }: { hash: string; query: string }): ReactNode {
  const { t } = useLingui()
  const labels = useBucketLabels()
  // An anchor in the hash is no choice.
  const address = hash.includes('=') ? hash : query
  const { bucket = defaultBucket } = parseStayCriteria(address)
  return (
    <nav className="row" aria-label={t`Price of the vouchers`}>
      {buckets.map((option) => (
        <a key={option} className="pill" href={`#${bucketHash(address, option)}`} aria-current={option === bucket ? 'true' : undefined}>
          {labels[option].name}
        </a>
      ))}
    </nav>
  )
}
