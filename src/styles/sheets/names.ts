export const pageSheets = [
  'search',
  'product',
  'booking',
  'box',
  'purchase',
  'form',
  'contact',
  'wishlist',
  'markets',
  'consent',
  'reading',
] as const

/** Sheets of a partner's frame and of customer care. */
export const frameSheets = ['partner', 'care'] as const

export type PageSheet = (typeof pageSheets)[number]
