import type { Market } from '../../market/markets.ts'

/** To make a formatter costs more than a hundred uses of it, so each is made once. */
export function perMarket<Formatter>(make: (tag: string) => Formatter): (market: Market) => Formatter {
  const made = new Map<string, Formatter>()
  return ({ tag }) => {
    let formatter = made.get(tag)
    if (formatter === undefined) made.set(tag, (formatter = make(tag)))
    return formatter
  }
}

/** A bound above the number of days in a year. */
const mostTexts = 500

/** Keeps the texts, because pages repeat dates and prices, and Intl is slower than a look-up. */
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
