import type { PlaceFacts } from '../../facts/facts.ts'
import { bare, phrases } from '../shared/phrase-table.ts'
import { placeTexts } from '../shared/places.ts'
import { sightPhrase } from '../shared/sights.ts'
import places from './places.json' with { type: 'json' }
import { from, to } from './prepositions.ts'

/** Towns whose Italian article merges with the preposition, and one with "on". The article of Le Havre or La Rochelle stays. */
const inTowns = new Map(Object.entries(places.towns))
const inAreas = phrases(places.areas)
const inDivisions = phrases(places.divisions)

export const sight = sightPhrase(places.sights)
export const toSight = (name: string): string => to(sight(name))

/** "dal castello di Chambord"; the article of a town merges too: "dall’Aia". */
export function ofSight(name: string): string {
  const merged = /^(?:a|su)(l.*)$/.exec(inTowns.get(name) ?? '')?.[1]
  return merged === undefined ? from(sight(name)) : `da${merged}`
}

/** Italian and Spanish provinces have the name of their capital: "in provincia di Siena". */
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

export const italianPlaces = placeTexts('it', {
  in: inPlace,
  inRegion: (place) => inDivision(place.region?.it ?? place.country.it),
  inCountry: (place) => inDivision(place.country.it),
})
