// One constant each, so that a script contains only those that it uses.

export const consentCookie = '__Host-consent'
/** Random, and readable by the worker only. */
export const visitorCookie = '__Host-visitor'
/** Readable by scripts; the access token is in an HttpOnly cookie. */
export const sessionCookie = 'escale_session'
/** The account of a signed-in visitor, readable by servers only. */
export const accountCookie = 'escale_account_id'

export const wishesKey = 'escale.wishes'
export const giftMessageKey = 'gift-message'
export const mapBesideKey = 'escale.map-beside'
export const mapSearchKey = 'map-search'
export const agesKey = 'escale.ages'
export const analyticsClientKey = 'escale.client'
export const analyticsSessionKey = 'escale.session'

/** These are followed by a locale, the name of a form, or a path. */
export const viewedPrefix = 'escale.viewed.'
export const searchesPrefix = 'escale.searches.'
export const aroundPrefix = 'escale.around.'
export const typedPrefix = 'escale.typed.'
export const reloadedPrefix = 'reloaded '
export const crashedPrefix = 'crashed '

/** A key of `localStorage` or `sessionStorage`: the compiler refuses any other. */
export type StorageKey =
  | typeof wishesKey
  | typeof giftMessageKey
  | typeof mapBesideKey
  | typeof mapSearchKey
  | typeof agesKey
  | typeof analyticsClientKey
  | typeof analyticsSessionKey
  | `${typeof viewedPrefix | typeof searchesPrefix | typeof aroundPrefix | typeof typedPrefix | typeof reloadedPrefix | typeof crashedPrefix}${string}`
