import type { Market } from '../../market/markets.ts'
import { perMarket } from './per-market.ts'

const names = perMarket((tag) => new Intl.DisplayNames(tag, { type: 'language' }))

/** Returns the name of a locale's language (`fr_FR`) in the market's language, for use in a sentence: "français". */
export const languageName = (locale: string, market: Market): string => names(market).of(locale.slice(0, 2)) ?? locale
