import type { Point } from '../../../src/contract/scalars.ts'
import type { Environment } from '../facts/codes.ts'
import { districtZip } from './districts.ts'
import type { Place } from './gazetteer.ts'
import { type Random, seededRandom } from './random.ts'
import type { Language } from '../../../src/market/markets.ts'
import addresses from './addresses.json' with { type: 'json' }
import townPostcodes from './town-postcodes.json' with { type: 'json' }

/**
 * "12 rue de l’Église", in Belgium "Rue de l’Athénée 12", "Kerkstraat 12", "Via Dante, 12", in Venice "Calle del Forno, 12". French-speaking
 * Belgium has streets of its own: no town hall is called a mairie there, and no street is named after the French republic.
 */
export function streetOf(language: Language, { cc, name }: Pick<Place, 'cc' | 'name'>, environment: Environment, random: Random): string {
  const belgian = cc === 'BE' && language === 'fr' ? addresses.belgianStreets : undefined
  const streets = streetsOf[name] ?? belgian ?? addresses.streets[language]
  const drawn = random.pick(streets)
  const number = random.between(1, 96)
  const dry = streets.filter((street) => !addresses.byTheWater.includes(street))
  const street = shores.has(environment) || dry.includes(drawn) ? drawn : (dry[number % dry.length] ?? drawn)
  switch (language) {
    case 'fr':
      return cc === 'BE' ? `${street.charAt(0).toUpperCase()}${street.slice(1)} ${number}` : `${number} ${street}`
    case 'nl':
      return `${street} ${number}`
    default:
      return `${street}, ${number}`
  }
}

/** Streets of Venice, and of Brussels in both of its languages. */
const streetsOf: Readonly<Record<string, readonly string[]>> = { Venezia: addresses.venetian, Bruxelles: addresses.brussels }

/** Where streets can be named after a harbour, a shore or dunes. */
const shores: ReadonlySet<Environment> = new Set(['seaside', 'lake'])

/** First digits of postal codes, by ISO 3166-2 code of the province, or of the Dutch region. French departments carry theirs in the code. */
const postcodes: Readonly<Record<string, string>> = addresses.postcodes

/** Real postcodes of towns, by country and name. Dutch ones are their four digits. */
const townsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = townPostcodes

/** The postcode of a town that is listed; that of another is drawn in its province, the same for all its hotels. */
export function zipOf(place: Pick<Place, 'cc' | 'name' | 'id'>, department: string, region: string, random: Random): string {
  // The draws are the same for every town: other facts of the hotel follow them.
  const drawn = drawnZip(place.cc, department, region, random)
  const known = townsOf[place.cc]?.[place.name]
  if (known !== undefined) return known + drawn.slice(known.length)
  return hasDistricts(place.cc, department) ? drawn : drawnZip(place.cc, department, region, seededRandom('postcode', place.id))
}

/** Whether the streets of one town have several postcodes: in Paris its districts, in the Netherlands every street. */
const hasDistricts = (cc: string, department: string): boolean => cc === 'NL' || department === 'FR-75'

/**
 * The postcode as the part of the town has it: in Paris, Lyon and Marseille that of the district. Postcodes of Spanish capitals continue
 * with two zeros: 08002 is in Barcelona, 08700 outside.
 */
export function zipInTown({ id, zip, ...point }: Point & { id: number; zip: string }, place: Place, department: Place | undefined): string {
  const ofDistrict = districtZip(place, point)
  if (ofDistrict !== undefined) return ofDistrict
  return place.cc === 'ES' && place.name === department?.name ? `${zip.slice(0, 2)}00${1 + (id % 5)}` : zip
}

function drawnZip(cc: string, department: string, region: string, random: Random): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random.between(0, 9)).join('')
  const prefix = postcodes[department] ?? postcodes[region] ?? /^FR-(\d{2})/.exec(department)?.[1]
  if (prefix === undefined) throw new Error(`no postcodes of ${department || region}`)
  if (department === 'FR-75') return `750${String(random.between(1, 18)).padStart(2, '0')}`
  switch (cc) {
    case 'BE':
      return `${prefix}${random.pick(['00', '10', '20', '30', '50', '70', '80'])}`
    case 'NL':
      return `${prefix}${digits(2)} ${random.pick([...'ABCDEGHJKLMNPRSTVWXZ'])}${random.pick([...'ABCDEGHJKLMNPRSTVWXZ'])}`
    // Only capitals of provinces have another digit in the middle than 0: 35100 is Padua, 35038 a village.
    case 'IT':
      return `${prefix}0${random.pick(['10', '12', '13', '15', '20', '22', '24', '30', '31', '40', '50'])}`
    default:
      return `${prefix}${random.pick(['000', '100', '120', '200', '230', '300', '340', '410', '500', '560', '700'])}`
  }
}
