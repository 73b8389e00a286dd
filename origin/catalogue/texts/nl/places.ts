import type { PlaceFacts } from '../../facts/facts.ts'
import { bare, phrases } from '../shared/phrase-table.ts'
import { placeTexts } from '../shared/places.ts'
import { sightPhrase } from '../shared/sights.ts'
import places from './places.json' with { type: 'json' }

/** Places that need more than "in" and their name. */
const inTowns = new Map(Object.entries(places.towns))
const inAreas = phrases(places.areas)

/** Towns with the name of their island. */
const onIsland = new Set(places.onIsland)

const ownNames = new Set(places.ownNames)

const likeTheirCapital = new Set(places.likeTheirCapital)

export const sight = sightPhrase(places.sights)

export const ofSight = (name: string): string => `van ${sight(name)}`

/** The Dutch and the Belgian province have one name: a reader's own is the plain one. */
const inLimburg = (cc: string, own: string): string =>
  cc === own ? 'in Limburg' : cc === 'BE' ? 'in Belgisch-Limburg' : 'in Nederlands-Limburg'

function inDivision(full: string, kind: string, cc: string, own: string): string {
  const name = bare(full)
  if (name === 'Limburg') return inLimburg(cc, own)
  const known = inAreas.get(full) ?? inAreas.get(name)
  if (known && !(likeTheirCapital.has(name) && kind !== 'department')) return known
  if (likeTheirCapital.has(name)) return `in de provincie ${name}`
  if (kind !== 'department' || cc === 'NL' || cc === 'BE' || ownNames.has(name)) return `in ${name}`
  return cc === 'FR' ? `in het departement ${name}` : `in de provincie ${name}`
}

function inPlace(place: PlaceFacts, own: string): string {
  const name = bare(place.name.nl)
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'department':
      return inDivision(place.name.nl, place.kind, place.cc, own)
    case 'touristic_area':
      return inAreas.get(name) ?? `in ${name}`
    case 'poi':
      return `in de buurt van ${sight(name)}`
    default:
      return inTowns.get(name) ?? (onIsland.has(name) ? `op ${name}` : `in ${name}`)
  }
}

/** Places for readers of a country. */
const placesFor = (own: 'NL' | 'BE') =>
  placeTexts('nl', {
    in: (place) => inPlace(place, own),
    inRegion: (place) =>
      inDivision(place.region?.nl ?? place.country.nl, place.region && place.cc === 'NL' ? 'department' : 'region', place.cc, own),
    inCountry: (place) => inDivision(place.country.nl, 'country', place.cc, own),
  })

export const dutchPlaces = placesFor('NL')
export const flemishPlaces = placesFor('BE')
