import type { BoxTeaser } from '../../../src/contract/cms/box-block.ts'
import type { Settings } from '../../../src/contract/cms/settings.ts'
import type { Picture } from '../../../src/contract/picture.ts'
import { type Locale, type Market, marketOfLocale } from '../../../src/market/markets.ts'
import { type Links, linksOf } from './links.ts'
import { pictureOf } from '../pictures/picture.ts'
import type { WeekThemeCode } from './week-theme.ts'

/** What content says of a day. The origin has the calendar. */
export interface EditionDay {
  readonly weekTheme: WeekThemeCode
  /** The campaign of the week, as ISO instants. */
  readonly campaign: { readonly start: string; readonly end: string }
  readonly datePeriods: Settings['datePeriods']
}

/** Inputs of content: one market's links, pictures and gift boxes, on one day. */
export interface Edition extends EditionDay {
  readonly locale: Locale
  readonly market: Market
  readonly to: Links
  /** Best sellers first. */
  readonly boxes: readonly BoxTeaser[]
  readonly picture: (id: string) => Picture
}

export function editionOf(locale: Locale, day: EditionDay, boxes: readonly BoxTeaser[] = []): Edition {
  const market = marketOfLocale(locale)
  return { locale, market, ...day, to: linksOf(market), boxes, picture: (id) => pictureOf(id, market.language) }
}
