/** Apart from the schemas, which no browser loads. */

/** Events of one message. */
export const maxEvents = 25
/** Items of one event. */
export const maxItems = 24
/** Characters of a text, and of a code. */
export const longestText = 200
export const longestCode = 60

/** `fallback`: suggestions; `none`: a page without a search. */
export const searchTypes = ['exact', 'fallback', 'map', 'none'] as const
export type SearchType = (typeof searchTypes)[number]

/** `summary`: the whole search on a small screen. */
export const searchPanels = ['summary', 'destination', 'dates', 'theme', 'guests'] as const
export type SearchPanel = (typeof searchPanels)[number]

/** What a giver chooses. */
export const personalizations = [
  'giftNights',
  'bucket',
  'upsell',
  'giftFormat',
  'sleeves',
  'additions',
  'amount',
  'fromName',
  'message',
] as const
