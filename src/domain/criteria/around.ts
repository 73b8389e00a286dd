import type { GeoSuggestion } from '../../contract/geo.ts'
import type { SearchCriteria } from './search-criteria.ts'

/** Kilometres to choose from in "Travel locally!". */
export const aroundDistances = [100, 200, 300] as const
export const defaultAroundDistance = 200

/** A search within so many kilometres of a point, instead of in a place. */
export interface Around {
  /** Kilometres. */
  readonly distance: number
  readonly latitude: number
  readonly longitude: number
  /** The place it is measured from; absent for the visitor's own position, and for a shared link to a point of no place's page. */
  readonly city?: string | undefined
}

/** A point as an address writes it: six decimals. */
export function pointKey({ latitude, longitude }: Pick<Around, 'latitude' | 'longitude'>): string {
  return [latitude, longitude].map((degrees) => Math.round(degrees * 1e6) / 1e6).join()
}

/** Around a place that was typed. */
export function aroundPlace({ latitude, longitude, label }: GeoSuggestion, distance: number): Around {
  return { distance, latitude, longitude, city: label }
}

/** Around the visitor: two decimals, about a kilometre, are enough to search by and no more than an address should say. */
export function aroundPosition({ latitude, longitude }: { latitude: number; longitude: number }, distance: number): Around {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  return { distance, latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** The criteria's search around a point, when it is one: a distance is measured, and from no named place. */
export function aroundOf({ destination, point, filters }: SearchCriteria): Around | undefined {
  return point && !destination && filters.distance
    ? { distance: filters.distance.max, latitude: point.lat, longitude: point.lng }
    : undefined
}
