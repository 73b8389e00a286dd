import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Language } from '../../../src/market/markets.ts'
import type { PlaceFacts } from '../facts/facts.ts'

const byLanguage = v.optional(
  v.object({ fr: v.optional(v.string()), es: v.optional(v.string()), nl: v.optional(v.string()), it: v.optional(v.string()) }),
)
const optionalId = v.optional(v.number())

const Place = v.object({
  id: v.number(),
  kind: v.picklist(['country', 'region', 'department', 'city', 'sea_resort', 'ski_resort', 'touristic_area', 'poi']),
  cc: v.string(),
  name: v.string(),
  names: byLanguage,
  slug: v.string(),
  slugs: byLanguage,
  lat: v.number(),
  lng: v.number(),
  pop: v.optional(v.number(), 0),
  country: optionalId,
  region: optionalId,
  department: optionalId,
  city: optionalId,
  code: v.optional(v.string(), ''),
  radius: v.optional(v.number()),
  /** Of an area that no circle can hold: the places that belong to it. */
  parts: v.optional(v.array(v.number())),
  tags: v.optional(v.array(v.string()), []),
  /** Of a district or a second record of a town: the town. */
  same: optionalId,
})
export type Place = v.InferOutput<typeof Place>

export const languages = ['fr', 'es', 'nl', 'it'] as const satisfies readonly Language[]

/** The gazetteer; sources in origin/README.md. */
export class Gazetteer {
  readonly places: readonly Place[]
  /** Districts and second records of towns: their ids, paths and names are the town’s. */
  readonly former: readonly Place[]
  /** All of them, in the order of the file. Draws are made from these, so that no later hotel moves when a record is folded into another. */
  readonly records: readonly Place[]
  readonly #byId: ReadonlyMap<number, Place>

  constructor(records: readonly Place[]) {
    this.records = records
    this.places = records.filter(({ same }) => same === undefined)
    this.former = records.filter(({ same }) => same !== undefined)
    this.#byId = new Map(records.map((place) => [place.id, place]))
  }

  find(id: number | undefined): Place | undefined {
    const found = id === undefined ? undefined : this.#byId.get(id)
    return found && this.current(found)
  }

  /** The town of a record: mostly itself. */
  current(record: Place): Place {
    return (record.same === undefined ? undefined : this.#byId.get(record.same)) ?? record
  }

  /** The facts of a place for texts, with its region and country. */
  facts(place: Place): PlaceFacts {
    const country = this.find(place.country) ?? place
    const region = this.find(place.region)
    return {
      id: place.id,
      kind: place.kind,
      cc: place.cc,
      name: namesOf(place),
      country: namesOf(country),
      ...(region ? { region: namesOf(region) } : {}),
    }
  }
}

export function readGazetteer(): Gazetteer {
  const file = JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8'))
  return new Gazetteer(v.parse(v.object({ places: v.array(Place) }), file).places)
}

export function namesOf(place: Place): Record<Language, string> {
  const { names, name } = place
  return { fr: names?.fr ?? name, es: names?.es ?? name, nl: names?.nl ?? name, it: names?.it ?? name }
}

/** Whether a sight is in a town, and means little without it. */
export const isTownSight = ({ tags }: Place): boolean => tags.includes('town_sight')

export const slugOf = (place: Place, language: Language): string => place.slugs?.[language] ?? place.slug
