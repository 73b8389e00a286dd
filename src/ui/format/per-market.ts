import type { Market } from '../../market/markets.ts'

/** Construction costs more than a hundred uses. */
export function perMarket<Formatter>(make: (tag: string) => Formatter): (market: Market) => Formatter {
  const made = new Map<string, Formatter>()
  return ({ tag }) => {
    let formatter = made.get(tag)
    if (formatter === undefined) made.set(tag, (formatter = make(tag)))
    return formatter
  }
}

/** More than the days of a year. */
const mostTexts = 500

/** Caches texts: pages repeat dates and prices, and Intl is slower than a look-up. */
export function textPerMarket<Value extends string | number>(
  make: (tag: string) => (value: Value) => string,
): (value: Value, market: Market) => string {
  const formats = perMarket((tag) => ({ write: make(tag), texts: new Map<Value, string>() }))
  return (value, market) => {
    const { write, texts } = formats(market)
    let text = texts.get(value)
    if (text === undefined) {
      if (texts.size === mostTexts) texts.clear()
      texts.set(value, (text = write(value)))
    }
    return text
  }
}
