import type { Market } from '../../market/markets.ts'
import { textPerMarket } from './per-market.ts'

/** Makes a format of numbers in the market's language. */
export const numberFormat = (options?: Intl.NumberFormatOptions) =>
  textPerMarket<number>((tag) => new Intl.NumberFormat(tag, options).format)

const counts = numberFormat()
const scores = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const distances = numberFormat({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
const percents = numberFormat({ style: 'percent', maximumFractionDigits: 0 })

export const formatNumber = (value: number, market: Market): string => counts(value, market)

/** Formats a score out of ten with one decimal: "8,7". */
export const formatScore = (value: number, market: Market): string => scores(value, market)

/** Formats kilometres: one decimal below ten, none above, and no line break before the unit. */
export const formatDistance = (kilometres: number, market: Market): string =>
  distances(kilometres < 10 ? kilometres : Math.round(kilometres), market).replace(' ', '\u00a0')

/** Formats a discount in whole percent, with the minus sign of differences: "−20 %". */
export const formatDiscount = (value: number, market: Market): string => `−${percents(value / 100, market)}`
