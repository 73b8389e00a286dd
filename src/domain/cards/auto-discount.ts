import type { OfferCard } from '../../contract/offers.ts'
import type { SearchFlow } from '../sort/sort.ts'

export type AutoDiscount = NonNullable<OfferCard['autoDiscount']>

export function appliedAutoDiscount(
  discount: AutoDiscount | undefined,
  flow: SearchFlow,
  variationAssigned: boolean,
): AutoDiscount | undefined {
  return discount && discount.code !== '' && variationAssigned && flow !== 'gifting' ? discount : undefined
}
