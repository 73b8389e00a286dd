import type { AutoDiscount } from '../../contract/price.ts'
import { appliedAutoDiscount, discountedQuotes } from '../../domain/cards/offer-card.ts'
import { useSite, useVariation } from '../site/SiteContext.tsx'

/** Returns the automatic discount that the visitor's variation of the experiment shows (B4.7). */
export function useAutoDiscount(): (discount: AutoDiscount | undefined) => AutoDiscount | undefined {
  const { flow } = useSite()
  const isVariation = useVariation('autoDiscount')
  return (discount) => appliedAutoDiscount(discount, flow, isVariation)
}

export function useDiscountedQuotes(): { readonly autoDiscount?: true } {
  const { flow } = useSite()
  return discountedQuotes({ flow, variations: useVariation('autoDiscount') ? ['autoDiscount'] : [] })
}
