import type { Market } from '../../market/markets.ts'

/** Makes an Intl formatter once per market: construction costs more than a hundred uses. */
export function perMarket<Formatter>(make: (tag: string) => Formatter): (market: Market) => Formatter {
  const made = new Map<string, Formatter>()
  return ({ tag }) => {
    let formatter = made.get(tag)
    if (formatter === undefined) made.set(tag, (formatter = make(tag)))
    return formatter
  }
}
