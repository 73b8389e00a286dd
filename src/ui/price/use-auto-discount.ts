import { type AutoDiscount, appliedAutoDiscount } from '../../domain/cards/auto-discount.ts'
import { useSite } from '../site/SiteContext.tsx'

/** Of an offer's discount, what applies to whom sees the page (specification of booking, section 4, "Upsell auto-discount"). */
export function useAutoDiscount(): (discount: AutoDiscount | undefined) => AutoDiscount | undefined {
  const { flow, variations = [] } = useSite()
  return (discount) => appliedAutoDiscount(discount, flow, variations.includes('autoDiscount'))
}
