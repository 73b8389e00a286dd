import type { PlaceFacts } from '../../catalogue/facts.ts'
import { bare } from '../shared/phrase-table.ts'
import type { PlaceTexts } from '../texts.ts'
import { inAreas } from './areas.ts'
import { inDivisions } from './divisions.ts'
import { to } from './prepositions.ts'
import { sight } from './sights.ts'

/** "a Roma", "ad Amsterdam", "all'Aquila", "alla Spezia"; other articles belong to the name: "a Le Mans". */
function inTown(name: string): string {
  if (name.startsWith("L'A")) return `all'${name.slice(2)}`
  return name === 'La Spezia' ? 'alla Spezia' : to(name)
}

/** Most provinces bear the name of their capital. */
function inProvince(full: string): string {
  const name = bare(full)
  return inDivisions.get(name) ?? `in provincia di ${name}`
}

function inArea(full: string): string {
  const name = bare(full)
  return inAreas.get(name) ?? inDivisions.get(name) ?? `in ${name}`
}

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.it)
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'touristic_area':
      return inArea(name)
    case 'department':
      return inProvince(name)
    case 'poi':
      return `vicino ${to(sight(name))}`
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
