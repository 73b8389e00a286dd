import type { Price } from '../../contract/price.ts'
import { type DisplayedPrice, displayedPrice } from './displayed-price.ts'
import { activityPromo } from './promo.ts'

/** An activity's price for all its adults; a list of prices has the reference price as `barPrice`. */
export interface ActivityAmounts extends Price {
  readonly barPrice?: number | undefined
  readonly promoPercentageRounded?: number | undefined
}

/** Returns the price that `adults` pay together. */
export function activityTotal({ sellPrice, refPrice, barPrice, promo, ...price }: ActivityAmounts, adults: number): DisplayedPrice {
  const percent = price.promoPercentageRounded ?? promo
  return displayedPrice({ sellPrice, refPrice: refPrice ?? barPrice }, activityPromo(percent), { people: adults })
}
