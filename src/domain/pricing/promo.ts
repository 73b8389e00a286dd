/** Whole percent. A box shows its promo only above 5, an activity from 5, a list of offers from 10. */
const thresholds = { boxAbove: 5, activityFrom: 5, offersFrom: 10 } as const

/** Percent off the reference price, unrounded; 0 without a higher reference price. Amounts in cents. */
function percentOff(price: number, reference: number | undefined): number {
  return reference === undefined || reference <= price ? 0 : ((reference - price) * 100) / reference
}

/** A box's promo: rounded down, 0 unless above 5. Amounts in cents. */
export function boxPromo(value: number, reference: number | undefined): number {
  const percent = Math.floor(percentOff(value, reference))
  return percent > thresholds.boxAbove ? percent : 0
}

/** The promo of an offer in a list, of the rounded percentage as delivered: 0 below 10. */
export function offersPromo(percentRounded: number | undefined): number {
  const percent = Math.round(percentRounded ?? 0)
  return percent >= thresholds.offersFrom ? percent : 0
}

/** What an offer in a list says of its promotion: one that is not worth showing has no reference price either. Cents. */
export function listedPromo(price: { readonly refPrice?: number | undefined; readonly promoPercentageRounded?: number | undefined }): {
  readonly promo: number
  readonly reference: number | undefined
} {
  const promo = offersPromo(price.promoPercentageRounded)
  return { promo, reference: promo ? price.refPrice : undefined }
}

/** An activity's promo, of the percentage as delivered: 0 below 5. */
export function activityPromo(percent: number | undefined): number {
  return (percent ?? 0) >= thresholds.activityFrom ? Math.round(percent ?? 0) : 0
}

/** The discount in a block of boxes: rounded up, whatever its size. Amounts in cents. */
export function boxBlockDiscount(price: number, promoPrice: number | undefined): number {
  return promoPrice === undefined ? 0 : Math.ceil(percentOff(promoPrice, price))
}

/** Cents saved against the reference price; 0 against one that is not higher. The server's figure, where given, goes first. */
export function moneySaved(sellPrice: number, reference: number | undefined, delivered?: number): number {
  if (reference !== undefined && reference <= sellPrice) return 0
  return delivered ?? Math.max(0, (reference ?? 0) - sellPrice)
}
