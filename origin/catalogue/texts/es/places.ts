import type { PlaceFacts } from '../../facts/facts.ts'
import type { PlaceTexts } from '../texts.ts'
import { capital } from '../shared/grammar.ts'
import { bare, phrases } from '../shared/phrase-table.ts'
import { placeTexts } from '../shared/places.ts'
import { sightPhrase } from '../shared/sights.ts'
import places from './places.json' with { type: 'json' }

const inAreas = phrases(places.areas)
/** Towns named after a valley, a pass or a beach, which has its article. */
const inTowns = new Map(Object.entries(places.towns))

/** Provinces with a name of their own, which is not their capital's. */
const ownNames = new Set(places.ownNames)

export const sight = sightPhrase(places.sights)

/** "del castillo de Chambord", "de la torre Eiffel", "de Rocamadour". */
export function ofSight(name: string): string {
  const phrase = sight(name)
  return phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`
}

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.es)
  if (place.kind === 'poi') return `cerca ${ofSight(name)}`
  if (place.kind === 'department') return inProvince(name, place.cc)
  const area = place.kind === 'country' || place.kind === 'region' || place.kind === 'touristic_area'
  return (area ? inAreas : inTowns).get(name) ?? `en ${capital(name)}`
}

/** French departments have names of their own; most other provinces have their capital's. */
function inProvince(name: string, cc: string): string {
  const known = inAreas.get(name)
  if (known) return known
  if (ownNames.has(name)) return `en ${name}`
  return cc === 'FR' ? `en el departamento de ${name}` : `en la provincia de ${name}`
}

const inArea = (full: string): string => inAreas.get(bare(full)) ?? `en ${bare(full)}`

const texts = placeTexts('es', {
  in: inPlace,
  inRegion: (place) => inArea(place.region?.es ?? place.country.es),
  inCountry: (place) => inArea(place.country.es),
})

/** In Spanish the article of a town has a capital, whatever its own language does: "La Garriga", "L’Escala". */
export const spanishPlaces: PlaceTexts = {
  ...texts,
  name: (place) => capital(texts.name(place)),
  label: (place) => capital(texts.label(place)),
}
