import type { Environment } from '../catalogue/codes.ts'
import { celebratedTowns } from './celebrated-towns.ts'
import { chance } from './chance.ts'
import { kilometres, type Gazetteer, type Place } from './gazetteer.ts'
import { landscapes } from './landscapes.ts'

export type HotelCountry = 'FR' | 'ES' | 'BE' | 'NL' | 'IT'

/** Houses by country in the standard catalogue. */
const shares: Record<HotelCountry, number> = { FR: 340, ES: 215, BE: 160, NL: 160, IT: 225 }
export const hotelCountries = ['FR', 'ES', 'BE', 'NL', 'IT'] as const satisfies readonly HotelCountry[]
export const standardHotels = Object.values(shares).reduce((sum, share) => sum + share, 0)

/** Where one house stands. */
export interface Site {
  readonly cc: HotelCountry
  readonly place: Place
  readonly environment: Environment
}

const isLocality = (place: Place): boolean => place.kind === 'city' || place.kind === 'sea_resort' || place.kind === 'ski_resort'
const isResort = (place: Place): boolean => place.kind !== 'city'

/**
 * Where the houses of a catalogue of this size stand: the celebrated towns, one by each sight, two around each touristic area, resorts and villages,
 * then anywhere, so that every region has some.
 */
export function sites(gazetteer: Gazetteer, hotels: number): Site[] {
  const environmentOf = landscapes(gazetteer)
  const scale = hotels / standardHotels
  return hotelCountries.flatMap((cc) => {
    const localities = gazetteer.places.filter((place) => place.cc === cc && isLocality(place))
    const wanted = Math.round(shares[cc] * scale)
    const towns = celebrated(cc, localities)
    const chosen = [...towns, ...besideSights(gazetteer, cc, localities, towns), ...aroundAreas(gazetteer, cc, localities)]
    const luck = chance('sites', cc)
    const weights = localities.map((place): [Place, number] => [place, drawOf(place)])
    while (chosen.length < wanted) chosen.push(luck.weighted(weights))
    return spread(chosen, wanted).map((place) => ({ cc, place, environment: environmentOf(place) }))
  })
}

/** A catalogue smaller than the list keeps its order of importance. */
const spread = (chosen: readonly Place[], wanted: number): Place[] => chosen.slice(0, wanted)

function celebrated(cc: HotelCountry, localities: readonly Place[]): Place[] {
  return celebratedTowns[cc].split(',').flatMap((entry) => {
    const [, name = '', count = ''] = /^\s*(.+) (\d+)\s*$/.exec(entry) ?? []
    const place = localities.filter((candidate) => candidate.name === name).sort((a, b) => b.pop - a.pop)[0]
    if (!place) throw new Error(`no such town: ${entry}`)
    return Array.from({ length: Number(count) }, () => place)
  })
}

function aroundAreas(gazetteer: Gazetteer, cc: HotelCountry, localities: readonly Place[]): Place[] {
  return gazetteer.places
    .filter((area) => area.kind === 'touristic_area' && area.cc === cc)
    .flatMap((area) => {
      const inside = localities.filter((place) => place.pop < 60_000 && kilometres(area, place) <= (area.radius ?? 25))
      const resorts = inside.filter(isResort)
      const luck = chance('area', area.id)
      const sights = inside.filter((place) => !isResort(place) && place.pop < 5_000)
      const towns = sights.length > 0 ? sights : inside.filter((place) => place.pop < 20_000 && drawOf(place) > 0)
      return [...luck.sample(resorts, 1), ...luck.sample(towns, resorts.length > 0 ? 1 : 2)]
    })
}

/** A house near each sight that has none yet. */
function besideSights(gazetteer: Gazetteer, cc: HotelCountry, localities: readonly Place[], towns: readonly Place[]): Place[] {
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

/** How likely a place is to be drawn: resorts and the gazetteer's few villages under 5,000 inhabitants are there for their charm. */
function drawOf(place: Place): number {
  // Merged municipalities under a makeshift name.
  if (place.name.split('-').length > 2 && place.cc === 'IT') return 0
  if (isResort(place)) return 10
  if (place.pop > 0 && place.pop < 5_000) return 8
  return place.pop > 150_000 ? 4 : 0.4
}
