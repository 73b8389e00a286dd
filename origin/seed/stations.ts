import type { Environment } from '../catalogue/codes.ts'
import type { Place } from './gazetteer.ts'
import type { Random } from './random.ts'
import stationTowns from './station-towns.json' with { type: 'json' }

/** Towns that surely have a railway station within a walk of their centre, by country. Trams are none, nor are stations far below a hill town. */
const townsOf: Readonly<Record<string, readonly string[]>> = stationTowns

/** Minutes on foot for a kilometre as the crow flies. */
const minutesPerKilometre = 15

/** Kilometres from the centre of a town to its nearest station, at most. Large towns have several. */
const reachOf = ({ pop }: Pick<Place, 'pop'>): number => (pop < 100_000 ? 1 : 2)

/** Minutes that a hotel can be from the station when it is so many kilometres from the centre. */
export function possibleMinutes(place: Pick<Place, 'pop'>, toCentre: number): { min: number; max: number } {
  const minutes = (km: number): number => Math.round(km * minutesPerKilometre)
  return { min: Math.max(3, minutes(toCentre - reachOf(place))), max: minutes(toCentre + reachOf(place)) }
}

/** Minutes on foot to the station, where the town has one. The draws are the same for every town: other facts of the hotel follow them. */
export function stationMinutesOf(place: Place, environment: Environment, toCentre: number, random: Random): number | null {
  const drawn = environment === 'city' && random.percent(85) ? random.between(3, 25) : random.percent(18) ? random.between(8, 30) : null
  if (drawn === null || !townsOf[place.cc]?.includes(place.name)) return null
  const { min, max } = possibleMinutes(place, toCentre)
  return Math.min(max, Math.max(min, drawn))
}
