import type { BoxTeaser } from '../../../src/contract/cms/box-block.ts'
import type { Picture } from '../../../src/contract/picture.ts'
import { type Locale, type Market, marketOfLocale } from '../../../src/market/markets.ts'
import { type Links, linksOf } from './links.ts'
import { pictureOf } from '../pictures/picture.ts'

/** Inputs of content: one market's links, pictures and gift boxes, on one day. */
export interface Edition {
  readonly locale: Locale
  readonly market: Market
  readonly today: string
  readonly to: Links
  /** Best sellers first. */
  readonly boxes: readonly BoxTeaser[]
  readonly picture: (id: string) => Picture
}

export function editionOf(locale: Locale, today: string, boxes: readonly BoxTeaser[] = []): Edition {
  const market = marketOfLocale(locale)
  return { locale, market, today, to: linksOf(market), boxes, picture: (id) => pictureOf(id, market.language) }
}
