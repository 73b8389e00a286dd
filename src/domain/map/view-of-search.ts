import type { Destination } from '../../contract/landing.ts'
import type { Point } from '../../contract/scalars.ts'
import type { SearchCriteria } from '../search/criteria.ts'
import { areaZoom } from './area-zoom.ts'
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
