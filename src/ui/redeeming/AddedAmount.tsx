import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatSignedPrice } from '../format/price.ts'
import { useSite } from '../site/SiteContext.tsx'

/** What a day or a number of nights adds to the gift, in cents. */
export function AddedAmount({ supplement }: { readonly supplement: number }): ReactNode {
  const { market } = useSite()
  return supplement === 0 ? <Trans>included</Trans> : formatSignedPrice(supplement, market)
}
