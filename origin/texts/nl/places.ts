import type { PlaceFacts } from '../../catalogue/facts.ts'
import { bare } from '../shared/phrase-table.ts'
import type { PlaceTexts } from '../texts.ts'
import { inAreas } from './areas.ts'
import { sight } from './sights.ts'

/** Towns that stand for their island. */
const onIsland: ReadonlySet<string> = new Set(['Schiermonnikoog', 'Capri', 'Ischia'])

/** Provinces of Spain and Italy with a name of their own. */
const ownNames: ReadonlySet<string> = new Set([
  'Cantabrië',
  'La Rioja',
  'Navarra',
  'Asturië',
  'Murcia',
  'Ceuta',
  'Melilla',
  'Álava',
  'Biskaje',
  'Gipuzkoa',
  'Trentino',
  'Zuid-Tirol',
])

/** Provinces with the name of their capital. */
const likeTheirCapital: ReadonlySet<string> = new Set(['Utrecht', 'Groningen', 'Antwerpen', 'Luik', 'Namen'])

function inDivision(full: string, kind: string, cc: string): string {
  const name = bare(full)
  const known = inAreas.get(full) ?? inAreas.get(name)
  if (known && !(likeTheirCapital.has(name) && kind !== 'department')) return known
  if (likeTheirCapital.has(name)) return `in de provincie ${name}`
  if (kind !== 'department' || cc === 'NL' || cc === 'BE' || ownNames.has(name)) return `in ${name}`
  return cc === 'FR' ? `in het departement ${name}` : `in de provincie ${name}`
}

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.nl)
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'department':
      return inDivision(place.name.nl, place.kind, place.cc)
    case 'touristic_area':
      return inAreas.get(name) ?? `in ${name}`
    case 'poi':
      return `bij ${sight(name)}`
    default:
      return onIsland.has(name) ? `op ${name}` : `in ${name}`
  }
}

function label(place: PlaceFacts): string {
  const name = bare(place.name.nl)
  const around = bare(place.region?.nl ?? place.country.nl)
  return around === name ? (place.country.nl === name ? name : `${name}, ${place.country.nl}`) : `${name}, ${around}`
}

export const dutchPlaces: PlaceTexts = {
  name: (place) => place.name.nl,
  in: inPlace,
  inRegion: (place) =>
    inDivision(place.region?.nl ?? place.country.nl, place.region && place.cc === 'NL' ? 'department' : 'region', place.cc),
  inCountry: (place) => inDivision(place.country.nl, 'country', place.cc),
  label,
}
