// One constant each, so that scripts contain only those they use.

export const consentCookie = '__Host-consent'
/** HttpOnly. */
export const visitorCookie = '__Host-visitor'
/** Readable by scripts; the access token is HttpOnly. */
export const sessionCookie = 'escale_session'
/** HttpOnly. */
export const accountCookie = 'escale_account_id'

export const wishesKey = 'escale.wishes'
export const giftMessageKey = 'gift-message'
export const mapBesideKey = 'escale.map-beside'
export const mapSearchKey = 'map-search'
export const agesKey = 'escale.ages'
export const analyticsClientKey = 'escale.client'
export const analyticsSessionKey = 'escale.session'

/** Followed by a locale, a form's name or a path. */
export const viewedPrefix = 'escale.viewed.'
export const searchesPrefix = 'escale.searches.'
export const aroundPrefix = 'escale.around.'
export const typedPrefix = 'escale.typed.'
export const reloadedPrefix = 'reloaded '
export const crashedPrefix = 'crashed '

export type StorageKey =
  | typeof wishesKey
  | typeof giftMessageKey
  | typeof mapBesideKey
  | typeof mapSearchKey
  | typeof agesKey
  | typeof analyticsClientKey
  | typeof analyticsSessionKey
  | `${typeof viewedPrefix | typeof searchesPrefix | typeof aroundPrefix | typeof typedPrefix | typeof reloadedPrefix | typeof crashedPrefix}${string}`
