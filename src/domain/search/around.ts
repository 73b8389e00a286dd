import type { GeoSuggestion } from '../../contract/geo.ts'
import type { SearchCriteria } from './criteria.ts'

/** In kilometres. */
export const aroundDistances = [100, 200, 300] as const
export const defaultAroundDistance = 200

/** `distance` is in kilometres; the visitor's position has no `city`, nor has a shared point without a page. */
export interface Around {
  readonly distance: number
  readonly latitude: number
  readonly longitude: number
  readonly city?: string | undefined
}

/** Rounds to six decimals, as in an address. */
export function pointKey({ latitude, longitude }: Pick<Around, 'latitude' | 'longitude'>): string {
  return [latitude, longitude].map((degrees) => Math.round(degrees * 1e6) / 1e6).join()
}

export function aroundPlace({ latitude, longitude, label }: GeoSuggestion, distance: number): Around {
  return { distance, latitude, longitude, city: label }
}

/** Rounds to about a kilometre, which protects the visitor's privacy. */
export function aroundPosition({ latitude, longitude }: { latitude: number; longitude: number }, distance: number): Around {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  return { distance, latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** Undefined without a distance, and where the search has a destination. */
export function aroundOf({ destination, point, filters }: SearchCriteria): Around | undefined {
  return point && !destination && filters.distance
    ? { distance: filters.distance.max, latitude: point.lat, longitude: point.lng }
    : undefined
}
