import type { Price } from '../../contract/price.ts'
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts'
import { activityPromo } from './promo.ts'

/** For all adults. `barPrice`: reference price in a list of prices. */
export interface ActivityAmounts extends Price {
  readonly barPrice?: number | undefined
  readonly promoPercentageRounded?: number | undefined
}

export function activityTotal({ sellPrice, refPrice, barPrice, promo, ...price }: ActivityAmounts, adults: number): DisplayedPrice {
  const percent = price.promoPercentageRounded ?? promo
  return displayedPrice({ sellPrice, refPrice: refPrice ?? barPrice }, activityPromo(percent), { people: adults })
}
