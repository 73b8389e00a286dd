/** The `sort` of the hash, and the `orderBy` of the search calls: the same names. */
export const sorts = ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc'] as const
export type Sort = (typeof sorts)[number]

export type SearchFlow = 'booking' | 'gifting' | 'activity' | 'hotel'

export const defaultSort: Sort = 'priceQuality'

const offeredIn: Readonly<Record<Sort, readonly SearchFlow[]>> = {
  priceQuality: ['booking', 'gifting', 'activity', 'hotel'],
  distance: ['booking', 'gifting', 'activity', 'hotel'],
  promo: ['booking'],
  priceAsc: ['booking', 'hotel'],
  popularity: ['booking', 'hotel'],
  svPriceDesc: ['gifting'],
  svPriceAsc: ['gifting'],
}

/** What can be chosen under "Sort by", in order. Distance needs a latitude and longitude to measure from. */
export function sortOptions(flow: SearchFlow, hasPoint: boolean): Sort[] {
  return sorts.filter((sort) => offeredIn[sort].includes(flow) && (sort !== 'distance' || hasPoint))
}

/** The `orderBy` for a chosen sort: the default where the flow or the location does not offer it. */
export function orderByOf(sort: Sort, flow: SearchFlow, hasPoint: boolean): Sort {
  return sortOptions(flow, hasPoint).includes(sort) ? sort : defaultSort
}

/** The sort a hash or query value names; anything else is the default. */
export function sortOf(value: string | null | undefined): Sort {
  return sorts.find((sort) => sort === value) ?? defaultSort
}
