import type { Locale } from '../../../src/market/markets.ts'
import { frenchOfBelgium, frenchOfFrance } from './fr/french.ts'
import { spanish } from './es/spanish.ts'
import { italian } from './it/italian.ts'
import { dutchOfFlanders, dutchOfTheNetherlands } from './nl/dutch.ts'
import type { Texts } from './texts.ts'

const texts: Readonly<Record<Locale, Texts>> = {
  fr_FR: frenchOfFrance,
  fr_BE: frenchOfBelgium,
  es_ES: spanish,
  nl_NL: dutchOfTheNetherlands,
  nl_BE: dutchOfFlanders,
  it_IT: italian,
}

export function textsOf(locale: Locale): Texts {
  return texts[locale]
}
