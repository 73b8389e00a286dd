import type { PlaceFacts } from '../../catalogue/facts.ts'
import { bare } from '../shared/phrase-table.ts'
import type { PlaceTexts } from '../texts.ts'
import { inAreas } from './areas.ts'
import { fromSight } from './sights.ts'

/** "a Roma", "ad Amsterdam", "all'Aquila", "alla Spezia". */
function inTown(name: string): string {
  if (name.startsWith("L'A")) return `all'${name.slice(2)}`
  if (name === 'La Spezia') return 'alla Spezia'
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`
}

/** Names of provinces that are not a town's: they need no "provincia di". */
const ownNames: ReadonlySet<string> = new Set([
  'Trentino',
  'Alto Adige',
  'Cantabria',
  'Navarra',
  'Biscaglia',
  'Guipúzcoa',
  'Álava',
  'Zelanda',
  'Gheldria',
  'Frisia',
  'Drenthe',
  'Flevoland',
  'Olanda Meridionale',
  'Olanda Settentrionale',
])

function inProvince(full: string, cc: string): string {
  const name = bare(full)
  const known = inAreas.get(name)
  if (known) return known
  if (ownNames.has(name)) return `in ${name}`
  if (cc === 'FR') return /^(?:Alta|Corsica|Dordogna|Savoia|Vandea)/.test(name) ? `in ${name}` : `nel dipartimento di ${name}`
  return `in provincia di ${name}`
}

function inArea(full: string): string {
  const name = bare(full)
  return inAreas.get(name) ?? `in ${name}`
}

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.it)
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'touristic_area':
      return inArea(name)
    case 'department':
      return inProvince(name, place.cc)
    case 'poi':
      return `a due passi ${fromSight(name)}`
    default:
      return inTown(name)
  }
}

function label(place: PlaceFacts): string {
  const name = bare(place.name.it)
  const around = bare(place.region?.it ?? place.country.it)
  return around === name ? (place.country.it === name ? name : `${name}, ${place.country.it}`) : `${name}, ${around}`
}

export const italianPlaces: PlaceTexts = {
  name: (place) => place.name.it,
  in: inPlace,
  inRegion: (place) => inArea(place.region?.it ?? place.country.it),
  inCountry: (place) => inArea(place.country.it),
  label,
}
