// Each key is a constant of its own, so that scripts contain only those they use.

export const consentCookie = '__Host-consent'
export const paidCookie = '__Host-paid'
/** The codes that a beneficiary has signed in with, encrypted. */
export const giftsCookie = '__Host-gifts'
export const visitorCookie = '__Host-visitor'
/** Scripts read this one to know of the session; the access token is HttpOnly. */
export const sessionCookie = 'escale_session'
export const accountCookie = 'escale_account_id'

export const wishesKey = 'escale.wishes'
export const mapBesideKey = 'escale.map-beside'
export const mapSearchKey = 'map-search'
export const agesKey = 'escale.ages'
export const analyticsClientKey = 'escale.client'
export const analyticsSessionKey = 'escale.session'

/** A locale, the name of a form or a path follows the prefix. */
export const viewedPrefix = 'escale.viewed.'
export const searchesPrefix = 'escale.searches.'
export const aroundPrefix = 'escale.around.'
export const typedPrefix = 'escale.typed.'
export const reloadedPrefix = 'reloaded '
export const crashedPrefix = 'crashed '

export type StorageKey =
  | typeof wishesKey
  | typeof mapBesideKey
  | typeof mapSearchKey
  | typeof agesKey
  | typeof analyticsClientKey
  | typeof analyticsSessionKey
  | `${typeof viewedPrefix | typeof searchesPrefix | typeof aroundPrefix | typeof typedPrefix | typeof reloadedPrefix | typeof crashedPrefix}${string}`
