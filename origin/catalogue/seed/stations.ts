import type { Place } from './gazetteer.ts'
import stationTowns from './station-towns.json' with { type: 'json' }

/** Towns that surely have a railway station within a walk of their centre, by country. Trams are none, nor are stations far below a hill town. */
const townsOf: Readonly<Record<string, readonly string[]>> = stationTowns

export const hasStation = ({ cc, name }: Pick<Place, 'cc' | 'name'>): boolean => townsOf[cc]?.includes(name) ?? false
