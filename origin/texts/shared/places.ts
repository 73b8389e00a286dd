import type { Language } from '../../../src/market/markets.ts'
import type { PlaceFacts } from '../../catalogue/facts.ts'
import type { PlaceTexts } from '../texts.ts'
import { bare } from './phrase-table.ts'

/** Places in a language; names and labels follow one rule in all. */
export function placeTexts(language: Language, where: Pick<PlaceTexts, 'in' | 'inRegion' | 'inCountry'>): PlaceTexts {
  function label({ name, region, country }: PlaceFacts): string {
    const own = bare(name[language])
    const around = bare((region ?? country)[language])
    if (around !== own) return `${own}, ${around}`
    return country[language] === own ? own : `${own}, ${country[language]}`
  }
  return { ...where, label, name: (place) => place.name[language] }
}
