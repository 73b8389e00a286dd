import type { Locale } from '../../src/market/markets.ts'
import type { Texts } from './texts.ts'

const texts: Partial<Record<Locale, Texts>> = {}

/** The catalogue's texts in this locale. */
export function textsOf(locale: Locale): Texts {
  const found = texts[locale]
  if (!found) throw new Error(`no texts for ${locale}`)
  return found
}
