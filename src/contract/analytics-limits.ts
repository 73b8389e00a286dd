// Apart from the schemas: a constant beside them would take Valibot into the scripts that every page loads.

export const maxEventsOfMessage = 25
export const maxItemsOfEvent = 24
export const maxTextLength = 200
export const maxCodeLength = 60

/** `fallback` are suggestions; `none` is a page without a search. */
export const searchTypes = ['exact', 'fallback', 'map', 'none'] as const
export type SearchType = (typeof searchTypes)[number]

/** `summary` is the whole search on a small screen. */
export const searchPanels = ['summary', 'destination', 'dates', 'theme', 'guests'] as const
export type SearchPanel = (typeof searchPanels)[number]

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
