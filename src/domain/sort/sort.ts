/** The key is `sort` in a hash and `orderBy` in search calls. */
export const sorts = ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc'] as const
export type Sort = (typeof sorts)[number]

export type SearchFlow = 'booking' | 'gifting' | 'activity' | 'hotel'

export const defaultSort: Sort = 'priceQuality'

export function sortOf(value: string | null | undefined): Sort {
  return sorts.find((sort) => sort === value) ?? defaultSort
}
