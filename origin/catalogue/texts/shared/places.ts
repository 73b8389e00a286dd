import type { Language } from '../../../../src/market/markets.ts'
import type { PlaceFacts } from '../../facts/facts.ts'
import type { PlaceTexts } from '../texts.ts'
import { bare } from './phrase-table.ts'

const spaced = (name: string): string => ` ${bare(name).replaceAll('-', ' ')} `
const isPartOf = (part: string, name: string): boolean => spaced(name).includes(spaced(part))

/** Places in a language; names, labels and repeated regions follow one rule in all. */
export function placeTexts(language: Language, where: Pick<PlaceTexts, 'in' | 'inRegion' | 'inCountry'>): PlaceTexts {
  function label({ name, region, country }: PlaceFacts): string {
    const own = bare(name[language])
    const around = bare((region ?? country)[language])
    if (around !== own) return `${own}, ${around}`
    return country[language] === own ? own : `${own}, ${country[language]}`
  }
  /** A region is not added to a place that has its name: "à Utrecht, dans la province d’Utrecht", "in Alto Adige, in Trentino-Alto Adige". */
  function inRegion(place: PlaceFacts): string {
    const own = place.name[language]
    const region = (place.region ?? place.country)[language]
    return isPartOf(own, region) || isPartOf(region, own) ? where.in(place) : where.inRegion(place)
  }
  return { ...where, inRegion, label, name: (place) => place.name[language] }
}
