import {
  accountCookie,
  agesKey,
  analyticsClientKey,
  analyticsSessionKey,
  aroundPrefix,
  consentCookie,
  giftsCookie,
  crashedPrefix,
  mapBesideKey,
  mapSearchKey,
  paidCookie,
  reloadedPrefix,
  searchesPrefix,
  sessionCookie,
  typedPrefix,
  viewedPrefix,
  visitorCookie,
  wishesKey,
} from './keys.ts'

export interface StoredThing {
  /** Names, or their beginnings with a `*` at the end. */
  readonly names: readonly string[]
  readonly area: 'cookie' | 'localStorage' | 'sessionStorage'
  /** Anything but what is necessary requires the visitor's consent. */
  readonly group: 'necessary' | 'measurement' | 'personalisation'
  readonly lasts: 'halfYear' | 'week' | 'day' | 'rest' | 'untilErased' | 'visit'
}

const begins = (prefix: string) => `${prefix.trim()}*`

/** The cookies page lists this table. */
export const storedThings = {
  consent: { names: [consentCookie], area: 'cookie', group: 'necessary', lasts: 'halfYear' },
  paid: { names: [paidCookie], area: 'cookie', group: 'necessary', lasts: 'day' },
  gifts: { names: [giftsCookie], area: 'cookie', group: 'necessary', lasts: 'rest' },
  // The account application sets these.
  session: { names: ['escale_access_token', accountCookie, sessionCookie], area: 'cookie', group: 'necessary', lasts: 'week' },
  wishes: { names: [wishesKey], area: 'localStorage', group: 'necessary', lasts: 'untilErased' },
  mapBeside: { names: [mapBesideKey, mapSearchKey], area: 'localStorage', group: 'necessary', lasts: 'untilErased' },
  searches: { names: [begins(searchesPrefix), begins(aroundPrefix)], area: 'sessionStorage', group: 'necessary', lasts: 'visit' },
  ages: { names: [agesKey], area: 'sessionStorage', group: 'necessary', lasts: 'visit' },
  typed: { names: [begins(typedPrefix)], area: 'sessionStorage', group: 'necessary', lasts: 'visit' },
  reloaded: { names: [begins(reloadedPrefix), begins(crashedPrefix)], area: 'sessionStorage', group: 'necessary', lasts: 'visit' },
  visitor: { names: [visitorCookie], area: 'cookie', group: 'measurement', lasts: 'halfYear' },
  analytics: { names: [analyticsClientKey, analyticsSessionKey], area: 'localStorage', group: 'measurement', lasts: 'untilErased' },
  viewed: { names: [begins(viewedPrefix)], area: 'localStorage', group: 'personalisation', lasts: 'untilErased' },
} as const satisfies Readonly<Record<string, StoredThing>>

export type StoredPurpose = keyof typeof storedThings
