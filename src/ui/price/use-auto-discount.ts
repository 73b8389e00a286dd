import type { AutoDiscount } from '../../contract/price.ts'
import { appliedAutoDiscount, discountedQuotes } from '../../domain/cards/offer-card.ts'
import { useSite } from '../site/SiteContext.tsx'

/** Returns the automatic discount that the visitor's variation of the experiment shows (B4.7). */
export function useAutoDiscount(): (discount: AutoDiscount | undefined) => AutoDiscount | undefined {
  const { flow, variations = [] } = useSite()
  return (discount) => appliedAutoDiscount(discount, flow, variations.includes('autoDiscount'))
}

export function useDiscountedQuotes(): { readonly autoDiscount?: true } {
  return discountedQuotes(useSite())
}
