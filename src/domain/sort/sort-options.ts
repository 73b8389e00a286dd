import { defaultSort, type SearchFlow, type Sort, sorts } from './sort.ts'

const offeredIn: Readonly<Record<Sort, readonly SearchFlow[]>> = {
  priceQuality: ['booking', 'gifting', 'activity', 'hotel'],
  distance: ['booking', 'gifting', 'activity', 'hotel'],
  promo: ['booking'],
  priceAsc: ['booking', 'activity', 'hotel'],
  popularity: ['booking', 'hotel'],
  svPriceDesc: ['gifting'],
  svPriceAsc: ['gifting'],
}

/** Offers distance only with a point. */
export function sortOptions(flow: SearchFlow, hasPoint: boolean): Sort[] {
  return sorts.filter((sort) => offeredIn[sort].includes(flow) && (sort !== 'distance' || hasPoint))
}

/** Returns the default where the sort is not offered. */
export function orderByOf(sort: Sort, flow: SearchFlow, hasPoint: boolean): Sort {
  return sortOptions(flow, hasPoint).includes(sort) ? sort : defaultSort
}
