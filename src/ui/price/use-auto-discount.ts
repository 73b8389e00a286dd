import { appliedAutoDiscount, type AutoDiscount } from '../../domain/cards/offer-card.ts'
import { useSite } from '../site/SiteContext.tsx'

/** Booking, section 4, "Upsell auto-discount". */
export function useAutoDiscount(): (discount: AutoDiscount | undefined) => AutoDiscount | undefined {
  const { flow, variations = [] } = useSite()
  return (discount) => appliedAutoDiscount(discount, flow, variations.includes('autoDiscount'))
}
