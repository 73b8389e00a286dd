import { type Environment, hotelCountries, type HotelCountry } from '../facts/codes.ts'
import celebratedTowns from './celebrated-towns.json' with { type: 'json' }
import { seededRandom } from './random.ts'
import { kilometres } from '../geography/kilometres.ts'
import { isAround } from './area-extents.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { landscapes } from './landscapes.ts'

/** Hotels by country in the standard catalogue. */
const shares: Record<HotelCountry, number> = { FR: 340, ES: 215, BE: 160, NL: 160, IT: 225 }
export const standardHotels = Object.values(shares).reduce((sum, share) => sum + share, 0)

export interface Site {
  readonly cc: HotelCountry
  readonly place: Place
  readonly environment: Environment
}

const isLocality = (place: Place): boolean => place.kind === 'city' || place.kind === 'sea_resort' || place.kind === 'ski_resort'
const isResort = (place: Place): boolean => place.kind !== 'city'

/**
 * Sites of a catalogue of this size: celebrated towns, one near each sight, two around each touristic area, resorts and villages, then
 * anywhere.
 */
export function sites(gazetteer: Gazetteer, hotels: number): Site[] {
  const environmentOf = landscapes(gazetteer)
  const scale = hotels / standardHotels
  return hotelCountries.flatMap((cc) => {
    const localities = gazetteer.records.filter((place) => place.cc === cc && isLocality(place))
    const size = Math.round(shares[cc] * scale)
    const towns = celebrated(cc, localities)
    const places = [...towns, ...nearSights(gazetteer, cc, localities, towns), ...aroundAreas(gazetteer, cc, localities)]
    const random = seededRandom('sites', cc)
    const weights = localities.map((place): [Place, number] => [place, drawOf(place)])
    while (places.length < size) places.push(random.weighted(weights))
    return spread(places, size)
      .map((drawn) => gazetteer.current(drawn))
      .map((place) => ({ cc, place, environment: environmentOf(place) }))
  })
}

/** A smaller catalogue is the beginning of the list. */
const spread = (places: readonly Place[], size: number): Place[] => places.slice(0, size)

/** The most popular towns, with their number of hotels in the standard catalogue. */
function celebrated(cc: HotelCountry, localities: readonly Place[]): Place[] {
  return Object.entries(celebratedTowns[cc]).flatMap(([name, count]) => {
    const place = localities.filter((candidate) => candidate.name === name).sort((a, b) => b.pop - a.pop)[0]
    if (!place) throw new Error(`no such town: ${name}`)
    return Array.from({ length: count }, () => place)
  })
}

function aroundAreas(gazetteer: Gazetteer, cc: HotelCountry, localities: readonly Place[]): Place[] {
  return gazetteer.places
    .filter((area) => area.kind === 'touristic_area' && area.cc === cc)
    .flatMap((area) => {
      const inside = localities.filter((place) => place.pop < 60_000 && isAround(area, place))
      const resorts = inside.filter(isResort)
      const random = seededRandom('area', area.id)
      const sights = inside.filter((place) => !isResort(place) && place.pop < 5_000)
      const towns = sights.length > 0 ? sights : inside.filter((place) => place.pop < 20_000 && drawOf(place) > 0)
      return [...random.sample(resorts, 1), ...random.sample(towns, resorts.length > 0 ? 1 : 2)]
    })
}

/** A site near each sight that has none yet. */
function nearSights(gazetteer: Gazetteer, cc: HotelCountry, localities: readonly Place[], towns: readonly Place[]): Place[] {
  const near = 10
  const sights = gazetteer.places.filter((place) => place.kind === 'poi' && place.cc === cc)
  const bare = sights.filter((sight) => !towns.some((town) => kilometres(sight, town) <= near))
  return bare.flatMap((sight) => {
    const around = localities.filter(
      (place) => Math.abs(place.lat - sight.lat) < 0.15 && kilometres(sight, place) <= near && drawOf(place) > 0,
    )
    return around.sort((a, b) => kilometres(sight, a) - kilometres(sight, b)).slice(0, 1)
  })
}

/** Weight of a place in the draw: resorts and villages under 5,000 inhabitants first. */
function drawOf(place: Place): number {
  // Merged municipalities with a makeshift name.
  if (place.name.split('-').length > 2 && place.cc === 'IT') return 0
  if (isResort(place)) return 10
  if (place.pop > 0 && place.pop < 5_000) return 8
  return place.pop > 150_000 ? 4 : 0.4
}
