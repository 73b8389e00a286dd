import type { AutoDiscount } from '../../contract/price.ts'
import type { OfferCard } from '../../contract/offers.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { daysBetween } from '../dates/days.ts'
import type { SearchFlow } from '../sort/sort.ts'

export type CardKind = 'stay' | 'voucher' | 'activity' | 'hotel'

const kinds: Readonly<Record<OfferCard['itemCategory'], CardKind>> = { weekend: 'stay', single_voucher: 'voucher', activity: 'activity' }

export function cardKind(category: OfferCard['itemCategory'], flow: SearchFlow): CardKind {
  return flow === 'hotel' && category === 'weekend' ? 'hotel' : kinds[category]
}

export function appliedAutoDiscount(discount: AutoDiscount | undefined, flow: SearchFlow, isVariation: boolean): AutoDiscount | undefined {
  return discount && discount.code !== '' && isVariation && flow !== 'gifting' ? discount : undefined
}

/** What calls of quotes are told of the visitor's variation: a stay of the campaign is quoted with its discount (B4.7). */
export function discountedQuotes({ flow, variations = [] }: { readonly flow: SearchFlow; readonly variations?: readonly string[] }): {
  readonly autoDiscount?: true
} {
  return variations.includes('autoDiscount') && flow !== 'gifting' ? { autoDiscount: true } : {}
}

const newForDays = 60

export function isNewOffer(onSaleSince: IsoDate | undefined, today: IsoDate): boolean {
  if (onSaleSince === undefined) return false
  const days = daysBetween(onSaleSince, today)
  return days >= 0 && days <= newForDays
}

export function hasEcoLabel(ecoFacilities: readonly unknown[]): boolean {
  return ecoFacilities.length >= 8
}
