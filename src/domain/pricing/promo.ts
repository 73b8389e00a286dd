import type { Price } from '../../contract/price.ts'

/** Lists hide promotions below these percents, each with its own limit. */
const thresholds = { boxAbove: 5, activityFrom: 5, offersFrom: 10 } as const

function percentOff(price: number, reference: number | undefined): number {
  return reference === undefined || reference <= price ? 0 : ((reference - price) * 100) / reference
}

/** Rounded down, in lists and on a box's page. */
export function boxPromo(value: number, reference: number | undefined): number {
  const percent = Math.floor(percentOff(value, reference))
  return percent > thresholds.boxAbove ? percent : 0
}

/** Rounded up in blocks of boxes (S3.21), which show the same boxes as lists do: those with a promotion there. */
export function boxBlockPromo(value: number, reference: number | undefined): number {
  return boxPromo(value, reference) > 0 ? Math.ceil(percentOff(value, reference)) : 0
}

export function offersPromo(percentRounded: number | undefined): number {
  const percent = Math.round(percentRounded ?? 0)
  return percent >= thresholds.offersFrom ? percent : 0
}

export function activityPromo(percent: number | undefined): number {
  return (percent ?? 0) >= thresholds.activityFrom ? Math.round(percent ?? 0) : 0
}

/** Has no threshold, and is computed from the amounts if the response has none. */
export function stayPromo({ sellPrice, refPrice, promo }: Price): number {
  return Math.round(promo ?? percentOff(sellPrice, refPrice))
}

/** The upstream's own figure has priority. */
export function moneySaved(sellPrice: number, reference: number | undefined, delivered?: number): number {
  if (reference !== undefined && reference <= sellPrice) return 0
  return delivered ?? Math.max(0, (reference ?? 0) - sellPrice)
}
