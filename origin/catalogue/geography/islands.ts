import type { Point } from '../../../src/contract/scalars.ts'
import { isBarred } from './barriers.ts'
import { kilometresADegree } from './kilometres.ts'

/** Degrees, from south to north and from west to east. */
export interface Rectangle {
  readonly lat: readonly [number, number]
  readonly lng: readonly [number, number]
}

/** Islands without a bridge to the mainland, each in a rectangle that holds no other shore with towns. A small island is before one whose rectangle reaches over it. */
const islands: Readonly<Record<string, Rectangle>> = {
  'Belle-Île-en-Mer': { lat: [47.27, 47.4], lng: [-3.27, -3.03] },
  Groix: { lat: [47.61, 47.67], lng: [-3.53, -3.41] },
  Yeu: { lat: [46.67, 46.75], lng: [-2.43, -2.26] },
  Porquerolles: { lat: [42.97, 43.02], lng: [6.15, 6.27] },
  Corse: { lat: [41.35, 43.05], lng: [8.5, 9.6] },
  Mallorca: { lat: [39.2, 40], lng: [2.3, 3.5] },
  Menorca: { lat: [39.79, 40.11], lng: [3.75, 4.36] },
  Ibiza: { lat: [38.82, 39.14], lng: [1.15, 1.67] },
  Formentera: { lat: [38.62, 38.8], lng: [1.36, 1.6] },
  Tenerife: { lat: [27.98, 28.62], lng: [-16.95, -16.1] },
  'Gran Canaria': { lat: [27.7, 28.2], lng: [-15.86, -15.33] },
  Lanzarote: { lat: [28.82, 29.3], lng: [-13.95, -13.4] },
  Fuerteventura: { lat: [28, 28.8], lng: [-14.55, -13.8] },
  'La Palma': { lat: [28.43, 28.88], lng: [-18.05, -17.7] },
  'La Gomera': { lat: [27.98, 28.24], lng: [-17.37, -17.07] },
  'El Hierro': { lat: [27.6, 27.88], lng: [-18.2, -17.85] },
  Texel: { lat: [52.98, 53.2], lng: [4.68, 4.95] },
  Vlieland: { lat: [53.2, 53.32], lng: [4.83, 5.13] },
  Terschelling: { lat: [53.33, 53.47], lng: [5.13, 5.57] },
  Ameland: { lat: [53.41, 53.49], lng: [5.58, 5.98] },
  Schiermonnikoog: { lat: [53.45, 53.53], lng: [6.08, 6.4] },
  Elba: { lat: [42.69, 42.89], lng: [10.08, 10.46] },
  Giglio: { lat: [42.31, 42.4], lng: [10.85, 10.94] },
  Capri: { lat: [40.52, 40.58], lng: [14.18, 14.28] },
  Ischia: { lat: [40.68, 40.77], lng: [13.84, 13.98] },
  Procida: { lat: [40.74, 40.79], lng: [13.985, 14.04] },
  Favignana: { lat: [37.88, 37.97], lng: [12.24, 12.39] },
  Lipari: { lat: [38.43, 38.54], lng: [14.87, 14.99] },
  Sicilia: { lat: [36.6, 38.31], lng: [12.4, 15.61] },
  Sardegna: { lat: [38.8, 41.32], lng: [8.1, 9.86] },
}

const isIn = (value: number, [from, to]: readonly [number, number]): boolean => from <= value && value <= to

const namedIslands = Object.entries(islands)

/** The island of a point; undefined on the mainland. */
export const islandOf = (point: Point): string | undefined =>
  namedIslands.find(([, { lat, lng }]) => isIn(point.lat, lat) && isIn(point.lng, lng))?.[0]

/** The rectangle of a point's island; for one on the mainland, those of the islands that are fewer kilometres away, where it has no neighbours. */
export function shoreOf(point: Point, reach: number): { readonly island: Rectangle } | { readonly others: readonly Rectangle[] } {
  const own = islandOf(point)
  const island = own === undefined ? undefined : islands[own]
  if (island) return { island }
  const degrees = reach / kilometresADegree
  const isNear = ({ lat, lng }: Rectangle) =>
    lat[0] - degrees < point.lat && point.lat < lat[1] + degrees && lng[0] - 2 * degrees < point.lng && point.lng < lng[1] + 2 * degrees
  return { others: Object.values(islands).filter(isNear) }
}

/** Whether no sea, no wide water and no high ridge is between two points. */
export const areOnOneShore = (a: Point, b: Point): boolean => islandOf(a) === islandOf(b) && !isBarred(a, b)

/** Those on the point's side of the sea and of other barriers, as far as the limit. */
export const onSameShore = <Row extends Point>(point: Point, found: readonly Row[], limit: number): Row[] =>
  found.filter((row) => areOnOneShore(point, row)).slice(0, limit)
