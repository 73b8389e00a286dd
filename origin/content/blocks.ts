import type { Block, Cta } from '../../src/contract/cms.ts'
import type { ThemeCode } from '../catalogue/codes.ts'
import { themes } from '../catalogue/codes.ts'
import type { Edition } from './edition.ts'
import { type PlaceKey, places } from './places/places.ts'

export interface Heading {
  readonly title: string
  readonly subtitle: string
}

/** A heading with the words of the link under it. */
export interface Row extends Heading {
  readonly cta: string
}

export const cta = (label: string, url: string, variation: Cta['variation'] = 'default'): Cta => ({ label, url, newTab: false, variation })

export type CardPlan = readonly [words: Heading, picture: string, url: string]

export function promoCards(edition: Edition, title: string, cards: readonly CardPlan[]): Block {
  return {
    type: 'PromoCards',
    title,
    cards: cards.map(([words, picture, url]) => ({ ...words, image: edition.picture(picture), url })),
  }
}

/** Search criteria as the flat query of the search: gazetteer ids under their hash key, themes by number. */
export function criteria(wanted: {
  place?: PlaceKey
  theme?: ThemeCode
  flow?: 'gifting'
  orderBy?: 'popularity' | 'priceQuality' | 'promo'
}): Record<string, string> {
  const query: Record<string, string> = {}
  if (wanted.place) query[places[wanted.place].kind] = String(places[wanted.place].id)
  if (wanted.theme) query['theme'] = String(themes[wanted.theme])
  if (wanted.flow) query['flow'] = wanted.flow
  if (wanted.orderBy) query['orderBy'] = wanted.orderBy
  return query
}

type Results = Extract<Block, { type: 'TopSearchResults' }>

export function topResults(kind: Results['kind'], row: Row, url: string, query: Record<string, string>, count = 3): Results {
  return { type: 'TopSearchResults', title: row.title, subtitle: row.subtitle, kind, query, count, cta: cta(row.cta, url) }
}
