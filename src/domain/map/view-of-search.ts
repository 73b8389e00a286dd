import type { Destination } from '../../contract/landing.ts'
import type { Point } from '../../contract/scalars.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import { defaultCentre, zoomFor } from './map-view.ts'
import { metresPerPixel } from './mercator.ts'

/** The map moves when `key` changes, but stays where it is while `key` is empty. */
export interface MapView {
  readonly center: Point
  readonly zoom: number
  readonly key: string
}

export interface PlaceOnMap {
  readonly path: Destination | undefined
  readonly found: Point | undefined
  /** True after a failed look-up as well. */
  readonly resolved: boolean
}

export function viewOfSearch({ destination, point, filters }: SearchCriteria, known: PlaceOnMap): MapView | undefined {
  if (!destination && point)
    return { center: point, zoom: filters.distance ? areaZoom(point, filters.distance.max) : zoomFor(undefined), key: '' }
  const { path } = known
  const own = destination && path?.kind === destination.kind && path.id === destination.id ? path.point : undefined
  const center = own ?? known.found ?? (known.resolved ? (point ?? defaultCentre) : undefined)
  return center && { center, zoom: zoomFor(destination?.kind), key: `${destination?.kind} ${destination?.id} ${center.lat} ${center.lng}` }
}

/** The points have to fit into the smallest common map. */
const roomPixels = 560

export function areaZoom(center: Point, radiusKm: number): number {
  const zoom = Math.log2((metresPerPixel(center.lat, 0) * roomPixels) / (2000 * Math.max(1, radiusKm)))
  return Math.min(14, Math.max(3, Math.round(zoom * 10) / 10))
}
