import { type Environment, environments } from '../facts/codes.ts'
import { kilometres } from '../geography/kilometres.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import landscapeNames from './landscapes.json' with { type: 'json' }

/** The environment of a touristic area. Coasts are missing: there it depends on whether the place is a resort. */
const { areas: areaLandscapes, islands, celebratedCities, towns } = landscapeNames

const landscapeOf = new Map<string, Environment>([
  ...environments.flatMap((environment) => {
    const names: Partial<Record<Environment, readonly string[]>> = areaLandscapes
    return (names[environment] ?? []).map((name): [string, Environment] => [name, environment])
  }),
  ...islands.map((name): [string, Environment] => [name, 'seaside']),
])

const celebratedCity = new Set(celebratedCities)
/** Towns that the nearest area misleads: vineyards at the foot of a range, a harbour beside lakes, villages by the sea. */
const landscapeOfTown = new Map(
  environments.flatMap((environment) => {
    const names: Partial<Record<Environment, readonly string[]>> = towns
    return (names[environment] ?? []).map((name): [string, Environment] => [name, environment])
  }),
)

/** The environment of each locality: its own kind, then the smallest touristic area around it. */
export function landscapes(gazetteer: Gazetteer): (place: Place) => Environment {
  const areas = gazetteer.places
    .filter((place) => place.kind === 'touristic_area' && landscapeOf.has(place.name))
    .sort((a, b) => (a.radius ?? 0) - (b.radius ?? 0))
  return (place) => {
    if (place.kind === 'ski_resort' || place.tags.includes('ski_resort')) return 'mountain'
    if (place.pop >= 60_000 || celebratedCity.has(place.name)) return 'city'
    if (place.kind === 'sea_resort' || place.tags.includes('sea_resort')) return 'seaside'
    const own = landscapeOfTown.get(place.name)
    if (own) return own
    const around = areas.map((area) =>
      area.cc === place.cc && kilometres(area, place) <= reach(area) ? landscapeOf.get(area.name) : undefined,
    )
    // A larger town at the foot of a range is no mountain village.
    const landscape = around.find((candidate) => candidate !== undefined && !(candidate === 'mountain' && place.pop > 8_000))
    return landscape ?? (place.pop >= 30_000 ? 'city' : 'countryside')
  }
}

/** A lake's shores are beyond its circle. */
const reach = (area: Place): number => (area.radius ?? 0) * (landscapeOf.get(area.name) === 'lake' ? 1.25 : 1)
