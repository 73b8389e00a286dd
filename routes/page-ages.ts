/** How long shared caches may send a page, in seconds. */
export interface PageAges {
  /** The page is fresh for so long. */
  readonly seconds: number
  /** Afterwards it may be sent for so long while the next one is rendered. */
  readonly stale: number
}

export const cachedKinds = [
  'home',
  'search',
  'stay',
  'hotel',
  'activities',
  'activity',
  'boxes',
  'box',
  'giftCard',
  'ideas',
  'contact',
  'static',
] as const
export type CachedKind = (typeof cachedKinds)[number]

/**
 * Prices are a minute old where visitors come every minute. Who comes first after a quiet hour gets a page of an hour and a half at most: scripts
 * request the price of a booking again, but not those of cards.
 */
const priced: PageAges = { seconds: 60, stale: 5340 }

/** What content alone decides is purged when the content changes. */
const ofContent: PageAges = { seconds: 300, stale: 3000 }

/** Record 72 says what these ages cost and what they are bound by. */
export const pageAges: Readonly<Record<CachedKind, PageAges>> = {
  // A campaign begins on the home page at most five minutes late (record 52).
  home: { seconds: 300, stale: 0 },
  search: priced,
  stay: priced,
  hotel: priced,
  activities: priced,
  activity: priced,
  boxes: ofContent,
  box: ofContent,
  giftCard: ofContent,
  ideas: ofContent,
  contact: ofContent,
  static: { seconds: 3600, stale: 36_000 },
}
