import type { BoxDetail, BoxListItem } from '../../contract/boxes.ts'
import type { BoxTeaser } from '../../contract/cms/box-block.ts'
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts'
import { boxPromo } from './promo.ts'

const people = 2

export function boxPrice({ price: { sellPrice, referencePrice } }: Pick<BoxListItem, 'price'>): DisplayedPrice {
  return displayedPrice({ sellPrice, refPrice: referencePrice }, boxPromo(sellPrice, referencePrice), { people })
}

/** `value` is what it costs. */
export function boxDetailPrice({ value, referencePrice }: Pick<BoxDetail, 'value' | 'referencePrice'>): DisplayedPrice {
  return boxPrice({ price: { sellPrice: value, referencePrice } })
}

/** `price` is the one before the promotion. */
export function boxTeaserPrice({ price, promoPrice }: Pick<BoxTeaser, 'price' | 'promoPrice'>): DisplayedPrice {
  return boxPrice({ price: { sellPrice: promoPrice ?? price, referencePrice: price } })
}
