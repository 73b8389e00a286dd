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

export function sortOptions(flow: SearchFlow, hasPoint: boolean): Sort[] {
  return sorts.filter((sort) => offeredIn[sort].includes(flow) && (sort !== 'distance' || hasPoint))
}

/** A sort that the flow does not offer becomes the default. */
export function orderByOf(sort: Sort, flow: SearchFlow, hasPoint: boolean): Sort {
  return sortOptions(flow, hasPoint).includes(sort) ? sort : defaultSort
}
