import { useLingui } from '@lingui/react/macro'
import type { Bucket } from '../../domain/address/gift-choice.ts'

/** Returns the names of the price buckets (B9.5). */
export function useBucketLabels(): Readonly<Record<Bucket, { readonly name: string; readonly description: string }>> {
  const { t } = useLingui()
  return {
    1: { name: t`Essential`, description: t`The lowest price, on the quietest dates` },
    2: { name: t`Serenity`, description: t`About 55% of the weekends of the next 6 months` },
    3: { name: t`Liberty`, description: t`About 70% of the weekends of the next 6 months` },
  }
}
