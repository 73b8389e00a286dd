import type { Destination } from '../../contract/landing.ts'
import type { Point } from '../../contract/scalars.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import { defaultCentre, zoomFor } from './map-view.ts'

/** The map moves when `key` changes, and stays while it is empty. */
export interface MapView {
  readonly center: Point
  readonly zoom: number
  readonly key: string
}

export interface PlaceOnMap {
  readonly path: Destination | undefined
  readonly found: Point | undefined
  /** Also after a failure. */
  readonly resolved: boolean
}

/** Undefined until the centre is known. */
export function viewOfSearch({ destination, point, filters }: SearchCriteria, known: PlaceOnMap): MapView | undefined {
  if (!destination && point)
    return { center: point, zoom: filters.distance ? areaZoom(point, filters.distance.max) : zoomFor(undefined), key: '' }
  const { path } = known
  const own = destination && path?.kind === destination.kind && path.id === destination.id ? path.point : undefined
  const center = own ?? known.found ?? (known.resolved ? (point ?? defaultCentre) : undefined)
  return center && { center, zoom: zoomFor(destination?.kind), key: `${destination?.kind} ${destination?.id} ${center.lat} ${center.lng}` }
}

/** Metres per pixel, zoom 0, with tiles of 512 pixels. */
const equator = 78_271.5
/** Pixels of the smallest common map. */
const room = 560

/** 3 to 14. `radius` in kilometres. */
export function areaZoom(center: Point, radius: number): number {
  const zoom = Math.log2((equator * Math.cos((center.lat * Math.PI) / 180) * room) / (2000 * Math.max(1, radius)))
  return Math.min(14, Math.max(3, Math.round(zoom * 10) / 10))
}
