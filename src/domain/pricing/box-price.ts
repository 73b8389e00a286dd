import type { BoxListItem } from '../../contract/boxes.ts'
import type { BoxTeaser } from '../../contract/cms.ts'
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts'
import { boxBlockDiscount, boxPromo } from './promo.ts'

const people = 2

/** Returns the price of a gift box, in its card and on its page. */
export function boxPrice({ price: { sellPrice, referencePrice } }: Pick<BoxListItem, 'price'>): DisplayedPrice {
  return displayedPrice({ sellPrice, refPrice: referencePrice }, boxPromo(sellPrice, referencePrice), { people })
}

/** Returns the price of a box in a block of boxes. */
export function boxTeaserPrice({ price, promoPrice }: Pick<BoxTeaser, 'price' | 'promoPrice'>): DisplayedPrice {
  return displayedPrice({ sellPrice: promoPrice ?? price, refPrice: price }, boxBlockDiscount(price, promoPrice), { people })
}
