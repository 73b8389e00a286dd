import { type Edition, editionOf } from '@escale/catalogue'
import type { BoxTeaser } from '../../src/contract/cms/box-block.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'
import { datePeriods } from './date-periods.ts'
import { thisWeek, weekThemeOf } from './week.ts'

export function editionOn(locale: Locale, today: string, boxes: readonly BoxTeaser[] = []): Edition {
  const day = { weekTheme: weekThemeOf(today), campaign: thisWeek(today, marketOfLocale(locale)), datePeriods: datePeriods(locale, today) }
  return editionOf(locale, day, boxes)
}
