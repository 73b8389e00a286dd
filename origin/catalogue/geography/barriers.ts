import type { Point } from '../../../src/contract/scalars.ts'

/** Water and mountains that roads go around, as a line in their middle: degrees of latitude and longitude of its corners. */
const barriers: Readonly<Record<string, readonly (readonly [lat: number, lng: number])[]>> = {
  /** The highest part, from the Pic du Midi d’Ossau to the Maladeta and on to the end of the valley of Aran. */
  Pyrenees: [
    [42.83, -0.45],
    [42.69, 0.35],
    [42.62, 0.8],
  ],
  'IJsselmeer and Markermeer': [
    [52.99, 5.22],
    [52.72, 5.34],
    [52.66, 5.34],
    [52.4, 5.17],
  ],
  Westerschelde: [
    [51.45, 3.0],
    [51.4, 4.1],
  ],
  'bay of Bourgneuf': [
    [47.0, -2.1],
    [47.15, -2.45],
  ],
  'mouth of the Gironde': [
    [45.65, -1.2],
    [45.03, -0.64],
  ],
  'bay of Arcachon': [
    [44.58, -1.24],
    [44.71, -1.12],
  ],
  'Lake Geneva': [
    [46.21, 6.15],
    [46.39, 6.29],
    [46.45, 6.55],
    [46.42, 6.85],
  ],
  'Lake Garda': [
    [45.5, 10.66],
    [45.86, 10.84],
  ],
}

type Line = readonly [Point, Point]

const lines: readonly Line[] = Object.values(barriers).flatMap((corners) => {
  const points = corners.map(([lat, lng]) => ({ lat, lng }))
  return points.slice(1).map((to, index): Line => [points[index] ?? to, to])
})

/** Positive where the third point is on the left of the line from the first to the second. */
const side = (from: Point, to: Point, { lat, lng }: Point): number =>
  (to.lng - from.lng) * (lat - from.lat) - (to.lat - from.lat) * (lng - from.lng)

/** Whether the straight lines between two pairs of points cross. */
const cross = ([a, b]: Line, [c, d]: Line): boolean => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** Whether a barrier is between two points: they are no neighbours. */
export const isBarred = (a: Point, b: Point): boolean => lines.some((line) => cross(line, [a, b]))
