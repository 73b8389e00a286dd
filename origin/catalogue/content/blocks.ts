import type { Cta } from '../../../src/contract/cms/cta.ts'
import type { Block } from '../../../src/contract/cms/home-page.ts'
import type { ThemeCode } from '../facts/codes.ts'
import { themes } from '../facts/codes.ts'
import type { Edition } from './edition.ts'
import { type PlaceKey, places } from './places.ts'

export interface Heading {
  readonly title: string
  readonly subtitle: string
}

export interface Row extends Heading {
  readonly cta: string
}

export const cta = (label: string, url: string, variation: Cta['variation'] = 'default'): Cta => ({ label, url, newTab: false, variation })

export type CardPlan = readonly [heading: Heading, picture: string, url: string]

export function promoCards(edition: Edition, title: string, cards: readonly CardPlan[]): Block {
  return {
    type: 'PromoCards',
    title,
    cards: cards.map(([heading, picture, url]) => ({ ...heading, image: edition.picture(picture), url })),
  }
}

/** Search criteria as the flat query of the search: gazetteer ids under their hash key, themes by number. */
export function criteria(filters: {
  place?: PlaceKey
  theme?: ThemeCode
  flow?: 'gifting'
  orderBy?: 'popularity' | 'priceQuality' | 'promo'
}): Record<string, string> {
  const query: Record<string, string> = {}
  if (filters.place) query[places[filters.place].kind] = String(places[filters.place].id)
  if (filters.theme) query['theme'] = String(themes[filters.theme])
  if (filters.flow) query['flow'] = filters.flow
  if (filters.orderBy) query['orderBy'] = filters.orderBy
  return query
}

type Results = Extract<Block, { type: 'TopSearchResults' }>

export function topResults(kind: Results['kind'], row: Row, url: string, query: Record<string, string>, count = 3): Results {
  return { type: 'TopSearchResults', title: row.title, subtitle: row.subtitle, kind, query, count, cta: cta(row.cta, url) }
}
