import * as v from 'valibot'
import { tableRows, type TableRows } from '../rows.ts'
import { folded } from '../geography/folded.ts'
import { belongsTo } from './area-extents.ts'
import type { Catalogue } from './catalogue.ts'
import { languages, namesOf, type Gazetteer, type Place } from './gazetteer.ts'
import { postcodeStarts } from './postcodes.ts'
import json from './other-names.json' with { type: 'json' }
import { placePaths, reachOf, weightOf, wordStarts, type WordStart } from './place-paths.ts'

const OtherNames = v.array(v.object({ id: v.number(), place: v.string(), also: v.array(v.string()) }))

/** The gazetteer, and the terms of its places and hotels. */
export function placeRows(gazetteer: Gazetteer, catalogue: Catalogue): TableRows[] {
  const paths = placePaths(gazetteer)
  const { places, former } = gazetteer
  const withHotel = new Set(catalogue.hotelEntries.map(({ hotel }) => hotel.place.id))
  const shown = places.filter(({ id, kind }) => kind === 'poi' || withHotel.has(id))
  return [
    tableRows(
      'place',
      places.map((place) => ({
        id: place.id,
        kind: place.kind,
        cc: place.cc,
        name: place.name,
        names: JSON.stringify(namesOf(place)),
        paths: JSON.stringify(paths.get(place.id)),
        lat: place.lat,
        lng: place.lng,
        pop: place.pop,
        country: place.kind === 'country' ? place.id : (place.country ?? null),
        region: place.kind === 'region' ? place.id : (place.region ?? null),
        department: place.kind === 'department' ? place.id : (place.department ?? null),
        reach: reachOf(place),
        radius: place.radius ?? null,
        parts: place.kind === 'touristic_area' ? JSON.stringify(partsOf(place, shown, gazetteer)) : null,
        sea: isResort(place, 'sea_resort'),
        ski: isResort(place, 'ski_resort'),
        weight: weightOf(place),
      })),
    ),
    tableRows(
      'place_path',
      [...places, ...former].flatMap((place) =>
        languages.map((language) => ({
          language,
          path: paths.get(place.id)?.[language] ?? '',
          place_id: gazetteer.current(place).id,
        })),
      ),
    ),
    tableRows(
      'former_place',
      former.map((place) => ({ id: place.id, place_id: gazetteer.current(place).id })),
    ),
    tableRows('term', termsOf(gazetteer, catalogue)),
  ]
}

/** Names in everyday use, and in the region's own language, that no market's catalogue of names has. */
const otherNames = new Map(v.parse(OtherNames, json).map(({ id, also }) => [id, also]))

interface Term extends Record<string, string | number> {
  language: string
  text: string
  target: 'place' | 'hotel'
  id: number
  first: 0 | 1
}

/** What people type to find a place or a hotel. */
function termsOf(gazetteer: Gazetteer, { hotelEntries }: Catalogue): Term[] {
  const { places, former } = gazetteer
  const terms = new Map<string, Term>()
  const add = (language: string, { text, first }: WordStart, target: Term['target'], id: number): void => {
    const key = `${language}:${text}:${target}:${id}`
    if (first || !terms.has(key)) terms.set(key, { language, text, target, id, first: first ? 1 : 0 })
  }
  for (const place of places) {
    const names = namesOf(place)
    // The local name is known in every language, the others in their own.
    for (const start of wordStarts(place.name)) add('*', start, 'place', place.id)
    for (const language of languages)
      if (names[language] !== place.name) for (const start of wordStarts(names[language])) add(language, start, 'place', place.id)
    // From their beginning only, like the names of former places.
    for (const text of otherNames.get(place.id) ?? []) add('*', { text: folded(text), first: true }, 'place', place.id)
    for (const text of postcodeStarts(place)) add('*', { text, first: true }, 'place', place.id)
  }
  // From their beginning only: "14" is Calvados, not the fourteenth district of Marseille.
  for (const place of former)
    for (const start of wordStarts(place.name).filter(({ first }) => first)) add('*', start, 'place', gazetteer.current(place).id)
  for (const { hotel } of hotelEntries) for (const start of wordStarts(hotel.facts.name)) add('*', start, 'hotel', hotel.facts.id)
  return [...terms.values()]
}

/** The ids of the towns with hotels and of the sights that belong to an area. */
const partsOf = (area: Place, shown: readonly Place[], gazetteer: Gazetteer): number[] =>
  shown.filter((place) => belongsTo(area, place, gazetteer)).map(({ id }) => id)

const isResort = (place: Place, kind: Place['kind']): number => (place.kind === kind || place.tags.includes(kind) ? 1 : 0)
