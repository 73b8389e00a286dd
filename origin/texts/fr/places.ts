import type { PlaceFacts } from '../../catalogue/facts.ts'
import type { PlaceTexts } from '../texts.ts'
import { bare } from '../shared/phrase-table.ts'
import { inAreas } from './areas.ts'
import { inDivisions } from './divisions.ts'
import { ofPhrase, ofSight } from './sights.ts'

const inTowns: ReadonlyMap<string, string> = new Map([['Saintes-Maries-de-la-Mer', 'aux Saintes-Maries-de-la-Mer']])

/** "Le Mans" → "au Mans", "Les Sables-d'Olonne" → "aux Sables-d'Olonne", "La Rochelle" → "à La Rochelle". */
function inTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`
  return inTowns.get(name) ?? `à ${name}`
}

/** Provinces of Spain, Italy and Belgium bear the name of their capital. */
function inDivision(full: string): string {
  const name = bare(full)
  return inDivisions.get(name) ?? `dans la province ${ofPhrase(name)}`
}

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.fr)
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'department':
      return inDivision(name)
    case 'touristic_area':
      return inAreas.get(name) ?? inDivisions.get(name) ?? `dans la région ${ofPhrase(name)}`
    case 'poi':
      return `près ${ofSight(name)}`
    default:
      return inTown(name)
  }
}

function label(place: PlaceFacts): string {
  const name = bare(place.name.fr)
  const around = bare(place.region?.fr ?? place.country.fr)
  return around === name ? (place.country.fr === name ? name : `${name}, ${place.country.fr}`) : `${name}, ${around}`
}

export const frenchPlaces: PlaceTexts = {
  name: (place) => place.name.fr,
  in: inPlace,
  inRegion: (place) => inDivision(place.region?.fr ?? place.country.fr),
  inCountry: (place) => inDivision(place.country.fr),
  label,
}
