import type { Market } from '../../market/markets.ts'
import { textPerMarket } from './per-market.ts'

/** Values are divided by `unit`, which is 100 for cents and percent. */
export const numberFormat = (options: Intl.NumberFormatOptions, unit = 1) =>
  textPerMarket<number>((tag) => {
    const { format } = new Intl.NumberFormat(tag, options)
    return (value) => format(value / unit)
  })

export const formatNumber = numberFormat({})

export const formatScore = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

const distances = numberFormat({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
const percents = numberFormat({ style: 'percent', maximumFractionDigits: 0 }, 100)

export const formatDistance = (kilometres: number, market: Market): string =>
  distances(kilometres < 10 ? kilometres : Math.round(kilometres), market).replace(' ', '\u00a0')

/** Writes a discount in whole percent with the sign of differences, such as "−20 %". */
export const formatDiscount = (value: number, market: Market): string => `−${percents(value, market)}`
