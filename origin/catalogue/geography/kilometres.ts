import type { Point } from '../../../src/contract/scalars.ts'

/** Kilometres of a degree of latitude. */
export const kilometresADegree = 111.2

/** Kilometres as pages have them: one decimal below ten, none above. Rounding a rounded number again would add a kilometre. */
export const roundedKilometres = (exact: number): number => (exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact))

/** Kilometres from a place to another in a list: at least 0.1, since no two are in the same spot. */
export const listedKilometres = (exact: number): number => Math.max(0.1, roundedKilometres(exact))

/** Kilometres between two points on the globe. */
export function kilometres(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const dLat = (b.lat - a.lat) * radians
  const dLng = (b.lng - a.lng) * radians
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLng / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(half))
}
