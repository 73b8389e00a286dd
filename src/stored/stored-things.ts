import {
  accountCookie,
  agesKey,
  analyticsClientKey,
  analyticsSessionKey,
  aroundPrefix,
  consentCookie,
  crashedPrefix,
  giftMessageKey,
  mapBesideKey,
  mapSearchKey,
  reloadedPrefix,
  searchesPrefix,
  sessionCookie,
  typedPrefix,
  viewedPrefix,
  visitorCookie,
  wishesKey,
} from './keys.ts'

/** What is stored for one purpose. */
export interface StoredThing {
  /** Names, or their beginnings, which end with `*`. */
  readonly names: readonly string[]
  readonly area: 'cookie' | 'localStorage' | 'sessionStorage'
  /** Necessary, or the group that the visitor must have consented to. */
  readonly group: 'necessary' | 'measurement' | 'personalisation'
  readonly lasts: 'halfYear' | 'week' | 'untilErased' | 'visit'
}

const begins = (prefix: string) => `${prefix.trim()}*`

/** Everything that is stored in a browser, by purpose. The cookies page lists it. */
export const storedThings = {
  consent: { names: [consentCookie], area: 'cookie', group: 'necessary', lasts: 'halfYear' },
  // The account application sets them.
  session: { names: ['escale_access_token', accountCookie, sessionCookie], area: 'cookie', group: 'necessary', lasts: 'week' },
  wishes: { names: [wishesKey], area: 'localStorage', group: 'necessary', lasts: 'untilErased' },
  giftMessage: { names: [giftMessageKey], area: 'localStorage', group: 'necessary', lasts: 'untilErased' },
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
