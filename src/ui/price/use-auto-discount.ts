import type { AutoDiscount } from '../../contract/price.ts'
import { appliedAutoDiscount } from '../../domain/cards/offer-card.ts'
import { useSite } from '../site/SiteContext.tsx'

/** The code of the automatic discount, for the variation assigned (B4.7). */
export function useAutoDiscount(): (discount: AutoDiscount | undefined) => AutoDiscount | undefined {
  const { flow, variations = [] } = useSite()
  return (discount) => appliedAutoDiscount(discount, flow, variations.includes('autoDiscount'))
}
