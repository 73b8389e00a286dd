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

/** The sheets of pages with a partner's frame, and of customer care's. */
export const frameSheets = ['partner', 'care'] as const

export type PageSheet = (typeof pageSheets)[number]
