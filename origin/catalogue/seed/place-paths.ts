import type { Language, Locale } from '../../../src/market/markets.ts'
import { folded } from '../geography/folded.ts'
import { themeCodes } from '../facts/codes.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { isTownSight, languages, slugOf, type Gazetteer, type Place } from './gazetteer.ts'
import { townSightReach } from '../facts/town-walk.ts'

/** Kinds of places by their right to a bare slug: Utrecht is the city first. */
const precedence: readonly Place['kind'][] = [
  'country',
  'city',
  'sea_resort',
  'ski_resort',
  'touristic_area',
  'region',
  'department',
  'poi',
]

/** Suffix of the others. */
const kindSuffix: Record<Place['kind'], Record<Language, string>> = {
  country: { fr: 'pays', es: 'pais', nl: 'land', it: 'paese' },
  city: { fr: 'ville', es: 'ciudad', nl: 'stad', it: 'citta' },
  sea_resort: { fr: 'plage', es: 'playa', nl: 'strand', it: 'mare' },
  ski_resort: { fr: 'station', es: 'estacion', nl: 'skigebied', it: 'montagna' },
  touristic_area: { fr: 'zone', es: 'zona', nl: 'streek', it: 'zona' },
  region: { fr: 'region', es: 'region', nl: 'regio', it: 'regione' },
  department: { fr: 'province', es: 'provincia', nl: 'provincie', it: 'provincia' },
  poi: { fr: 'visite', es: 'visita', nl: 'bezienswaardigheid', it: 'visita' },
}

/** Sister locales share their slugs. */
const localeOf: Readonly<Record<Language, Locale>> = { fr: 'fr_FR', es: 'es_ES', nl: 'nl_NL', it: 'it_IT' }

/** Themes precede places below the stays route: in Dutch, Mons has the name of the mountains. */
const themePaths = languages.flatMap((language) =>
  themeCodes.map((code) => `${language}/${textsOf(localeOf[language]).labels.theme[code].slug}`),
)

/** The unique path of each place below the stays route, by language; former places have theirs after all others. */
export function placePaths(gazetteer: Gazetteer): ReadonlyMap<number, Record<Language, string>> {
  const paths = new Map<number, Record<Language, string>>()
  const taken = new Set<string>(themePaths)
  const ordered = gazetteer.places.toSorted(
    (a, b) => precedence.indexOf(a.kind) - precedence.indexOf(b.kind) || b.pop - a.pop || a.id - b.id,
  )
  const free = (language: Language, candidates: readonly string[]): string => {
    const path = candidates.find((candidate) => !taken.has(`${language}/${candidate}`))
    if (path === undefined) throw new Error(`no path left for ${candidates.join(', ')}`)
    taken.add(`${language}/${path}`)
    return path
  }
  for (const place of [...ordered, ...gazetteer.former]) {
    const path = (language: Language): string => {
      const slug = slugOf(place, language)
      const suffixed = `${slug}-${kindSuffix[place.kind][language]}`
      return free(language, [slug, suffixed, `${suffixed}-${place.id}`])
    }
    const [fr, es, nl, it] = languages.map(path)
    if (fr === undefined || es === undefined || nl === undefined || it === undefined) throw new Error('four languages')
    paths.set(place.id, { fr, es, nl, it })
  }
  return paths
}

/** Kilometres around a place's point that belong to it; null where its hierarchy decides. */
export function reachOf(place: Place): number | null {
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'department':
      return null
    case 'touristic_area':
      return place.radius ?? 25
    case 'poi':
      return isTownSight(place) ? townSightReach : 15
    case 'sea_resort':
    case 'ski_resort':
      return 5
    case 'city':
      return Math.round((3 + Math.sqrt(place.pop) / 250) * 10) / 10
  }
}

const kindWeight: Record<Place['kind'], number> = {
  country: 40,
  region: 10,
  touristic_area: 70,
  city: 14,
  sea_resort: 28,
  ski_resort: 36,
  department: -12,
  poi: 38,
}

/** Weight of a place among suggestions. */
export function weightOf(place: Place): number {
  return kindWeight[place.kind] + Math.round(10 * Math.log10(place.pop + 1))
}

/** Words that a suggestion does not start with, unless the name does. */
const particles = new Set([
  'a',
  'aan',
  'al',
  'au',
  'aux',
  'd',
  'da',
  'dal',
  'de',
  'degli',
  'dei',
  'del',
  'della',
  'delle',
  'den',
  'der',
  'des',
  'di',
  'du',
  'e',
  'el',
  'els',
  'en',
  'es',
  'et',
  'het',
  'i',
  'il',
  'in',
  'l',
  'la',
  'las',
  'le',
  'les',
  'lo',
  'los',
  'op',
  'sous',
  'sul',
  'sur',
  'te',
  'ter',
  'the',
  'van',
  'y',
])

export interface WordStart {
  readonly text: string
  /** Whether the name starts here. */
  readonly first: boolean
}

/** The folded text from the start of each word. */
export function wordStarts(text: string): WordStart[] {
  const parts = folded(text)
    .split(' ')
    .filter((word) => word !== '')
  return parts.flatMap((word, index) =>
    index > 0 && particles.has(word) ? [] : [{ text: parts.slice(index).join(' '), first: index === 0 }],
  )
}
