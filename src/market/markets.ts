import { currency } from './currency.ts'

export const marketIds = ['fr', 'es', 'be-nl', 'be-fr', 'nl', 'it'] as const
export type MarketId = (typeof marketIds)[number]

export const locales = ['fr_FR', 'es_ES', 'nl_BE', 'fr_BE', 'nl_NL', 'it_IT'] as const
export type Locale = (typeof locales)[number]

/** The language of slugs and of the names of places. */
export type Language = 'fr' | 'es' | 'nl' | 'it'

export interface Market {
  readonly id: MarketId
  /** Empty when the market has its own host. */
  readonly base: string
  readonly locale: Locale
  readonly language: Language
  /** A language tag of BCP 47. */
  readonly tag: string
  readonly country: 'FR' | 'ES' | 'BE' | 'NL' | 'IT'
  readonly timeZone: string
  readonly currency: typeof currency
  readonly label: string
}

export const markets: readonly Market[] = [
  {
    id: 'fr',
    base: '/fr',
    locale: 'fr_FR',
    language: 'fr',
    tag: 'fr-FR',
    country: 'FR',
    timeZone: 'Europe/Paris',
    currency,
    label: 'France',
  },
  {
    id: 'es',
    base: '/es',
    locale: 'es_ES',
    language: 'es',
    tag: 'es-ES',
    country: 'ES',
    timeZone: 'Europe/Madrid',
    currency,
    label: 'España',
  },
  {
    id: 'be-nl',
    base: '/be/nl',
    locale: 'nl_BE',
    language: 'nl',
    tag: 'nl-BE',
    country: 'BE',
    timeZone: 'Europe/Brussels',
    currency,
    label: 'België (Nederlands)',
  },
  {
    id: 'be-fr',
    base: '/be/fr',
    locale: 'fr_BE',
    language: 'fr',
    tag: 'fr-BE',
    country: 'BE',
    timeZone: 'Europe/Brussels',
    currency,
    label: 'Belgique (français)',
  },
  {
    id: 'nl',
    base: '/nl/nl',
    locale: 'nl_NL',
    language: 'nl',
    tag: 'nl-NL',
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
    currency,
    label: 'Nederland',
  },
  {
    id: 'it',
    base: '/it',
    locale: 'it_IT',
    language: 'it',
    tag: 'it-IT',
    country: 'IT',
    timeZone: 'Europe/Rome',
    currency,
    label: 'Italia',
  },
]

const byId = new Map(markets.map((market) => [market.id, market]))
const byLocale = new Map(markets.map((market) => [market.locale, market]))

export function marketOf(id: MarketId): Market {
  const market = byId.get(id)
  if (!market) throw new Error(`no market ${id}`)
  return market
}

export function marketOfLocale(locale: Locale): Market {
  const market = byLocale.get(locale)
  if (!market) throw new Error(`no market for ${locale}`)
  return market
}

export function sisterMarkets(market: Market): readonly Market[] {
  return markets.filter((other) => other.country === market.country)
}

export const pointOfSale = ({ locale }: Pick<Market, 'locale'>): string => locale.toLowerCase()
