import type { Market } from '../../market/markets.ts'
import { textPerMarket } from './per-market.ts'

const names = textPerMarket<string>((tag) => {
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
  return (locale) => languages.of(locale.slice(0, 2)) ?? locale
})

/** "français" for `fr_FR`. */
export const languageName = (locale: string, market: Market): string => names(locale, market)
