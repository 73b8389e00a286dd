import type { PlaceFacts } from '../../catalogue/facts.ts'
import { bare } from '../shared/phrase-table.ts'
import type { PlaceTexts } from '../texts.ts'
import { inAreas } from './areas.ts'
import { inDivisions } from './divisions.ts'
import { to } from './prepositions.ts'
import { sight } from './sights.ts'

/** Towns whose article is Italian, so that it merges with the preposition, and those one is "on". The article of Le Havre or La Rochelle stays. */
const inTowns: ReadonlyMap<string, string> = new Map([
  ["L'Aquila", "all'Aquila"],
  ["L'Aia", "all'Aia"],
  ["L'Isola Rossa", "all'Isola Rossa"],
  ['La Spezia', 'alla Spezia'],
  ['La Maddalena', 'alla Maddalena'],
  ['Abetone', "all'Abetone"],
  ["Alpe d'Huez", "all'Alpe d'Huez"],
  ['Passo del Tonale', 'al Passo del Tonale'],
  ['Lido di Jesolo', 'al Lido di Jesolo'],
  ['Lido di Ostia', 'al Lido di Ostia'],
  ['Lido di Venezia', 'al Lido di Venezia'],
  ['Monte Argentario', 'sul Monte Argentario'],
  ['Sierra Nevada', 'sulla Sierra Nevada'],
])

/** Italian and Spanish provinces bear the name of their capital: "in provincia di Siena". */
function inDivision(full: string): string {
  const name = bare(full)
  return inDivisions.get(name) ?? `in provincia di ${name}`
}

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.it)
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'department':
      return inDivision(name)
    case 'touristic_area':
      return inAreas.get(name) ?? inDivisions.get(name) ?? `nella zona di ${name}`
    case 'poi':
      return `vicino ${to(sight(name))}`
    default:
      return inTowns.get(name) ?? to(name)
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
  inRegion: (place) => inDivision(place.region?.it ?? place.country.it),
  inCountry: (place) => inDivision(place.country.it),
  label,
}
