import type { Place } from './gazetteer.ts'
import type { Random } from './random.ts'
import type { Language } from '../../src/market/markets.ts'
import addresses from './addresses.json' with { type: 'json' }
import townPostcodes from './town-postcodes.json' with { type: 'json' }

/**
 * "12 rue de l’Église", in Belgium "Rue de l’Athénée 12", "Kerkstraat 12", "Via Roma, 12". French-speaking Belgium has streets of its own:
 * no town hall is called a mairie there, and no street is named after the French republic.
 */
export function streetOf(language: Language, cc: string, random: Random): string {
  const street = random.pick(cc === 'BE' && language === 'fr' ? addresses.belgianStreets : addresses.streets[language])
  const number = random.between(1, 96)
  switch (language) {
    case 'fr':
      return cc === 'BE' ? `${street.charAt(0).toUpperCase()}${street.slice(1)} ${number}` : `${number} ${street}`
    case 'nl':
      return `${street} ${number}`
    default:
      return `${street}, ${number}`
  }
}

/** First digits of postal codes, by ISO 3166-2 code of the department or region. French departments carry theirs in the code. */
const postcodes: Readonly<Record<string, string>> = addresses.postcodes

/** Postcodes of the best-known towns, by country and name. Dutch ones are their four digits. */
const townsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = townPostcodes

/** The postcode of a well-known town, or one drawn in the area of the others. */
export function zipOf(place: Pick<Place, 'cc' | 'name'>, department: string, region: string, random: Random): string {
  const drawn = drawnZip(place.cc, department, region, random)
  const known = townsOf[place.cc]?.[place.name]
  return known === undefined ? drawn : known + drawn.slice(known.length)
}

/** Postcodes of Spanish capitals continue with two zeros: 08002 is in Barcelona, 08700 outside. */
export function capitalZip({ id, zip }: { id: number; zip: string }, place: Place, department: Place | undefined): string {
  return place.cc === 'ES' && place.name === department?.name ? `${zip.slice(0, 2)}00${1 + (id % 5)}` : zip
}

function drawnZip(cc: string, department: string, region: string, random: Random): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random.between(0, 9)).join('')
  const prefix = postcodes[department] ?? postcodes[region] ?? /^FR-(\d{2})/.exec(department)?.[1] ?? '10'
  if (department === 'FR-75') return `750${String(random.between(1, 18)).padStart(2, '0')}`
  switch (cc) {
    case 'BE':
      return `${prefix}${random.pick(['00', '10', '20', '30', '50', '70', '80'])}`
    case 'NL':
      return `${prefix}${digits(2)} ${random.pick([...'ABCDEGHJKLMNPRSTVWXZ'])}${random.pick([...'ABCDEGHJKLMNPRSTVWXZ'])}`
    default:
      return `${prefix}${random.pick(['000', '100', '120', '200', '230', '300', '340', '410', '500', '560', '700'])}`
  }
}
