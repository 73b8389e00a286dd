import type { Market } from '../../market/markets.ts'
import { perMarket } from './per-market.ts'

const counts = perMarket((tag) => new Intl.NumberFormat(tag))
const scores = perMarket((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const distances = perMarket((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }))
const percents = perMarket((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }))

export const formatNumber = (value: number, market: Market): string => counts(market).format(value)

/** Formats a score out of ten with one decimal: "8,7". */
export const formatScore = (value: number, market: Market): string => scores(market).format(value)

/** One decimal below ten, none above, and no line break before the unit. */
export const formatDistance = (kilometres: number, market: Market): string =>
  distances(market)
    .format(kilometres < 10 ? kilometres : Math.round(kilometres))
    .replace(' ', '\u00a0')

/** Formats a discount in whole percent, with the minus sign of differences: "−20 %". */
export const formatDiscount = (value: number, market: Market): string => `−${percents(market).format(value / 100)}`
