import type { OfferCard } from '../../contract/offers.ts'
import type { SearchFlow } from '../sort/sort.ts'

export type CardKind = 'stay' | 'voucher' | 'activity' | 'hotel'

const kinds: Readonly<Record<OfferCard['itemCategory'], CardKind>> = { weekend: 'stay', single_voucher: 'voucher', activity: 'activity' }

export function cardKind(category: OfferCard['itemCategory'], flow: SearchFlow): CardKind {
  return flow === 'hotel' && category === 'weekend' ? 'hotel' : kinds[category]
}
