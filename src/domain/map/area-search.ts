import type { Point } from '../../contract/scalars.ts'
import { clampDistance, distanceBounds } from '../search/distance-bounds.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import type { Bounds } from './map-view.ts'

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function kilometresBetween(a: Point, b: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The circle goes through the corners of the map; its radius is in kilometres, rounded up. */
export function circleOf(bounds: Bounds): { readonly point: Point; readonly radius: number } {
  const point = { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 }
  const corners = [bounds.south, bounds.north].map((lat) => kilometresBetween(point, { lat, lng: bounds.east }))
  return { point, radius: Math.ceil(Math.max(...corners)) }
}

export function inThisArea(criteria: SearchCriteria, bounds: Bounds): SearchCriteria {
  const { point, radius } = circleOf(bounds)
  const distance = clampDistance({ min: 0, max: Math.max(1, radius) }, distanceBounds(undefined))
  const rounded = { lat: Math.round(point.lat * 1e6) / 1e6, lng: Math.round(point.lng * 1e6) / 1e6 }
  return { ...criteria, destination: undefined, point: rounded, filters: { ...criteria.filters, distance } }
}
