import type { Destination } from '../../contract/landing.ts'
import type { Point } from '../../contract/scalars.ts'
import type { SearchCriteria } from '../criteria/search-criteria.ts'
import { areaZoom } from './area-zoom.ts'
import { defaultCentre, zoomFor } from './map-view.ts'

/** Where a map stands. It moves when `key` becomes another, and stays where the visitor left it while that is empty. */
export interface MapView {
  readonly center: Point
  readonly zoom: number
  readonly key: string
}

/** What is known of where a search takes place. */
export interface KnownPlace {
  /** The place that the page's path stands for. */
  readonly path: Destination | undefined
  /** Where the answer to these very criteria says that it is centred. */
  readonly found: Point | undefined
  /** That answer has come, or cannot. */
  readonly settled: boolean
}

/**
 * The view of a search's results: a place at the zoom of its kind, an area as the visitor chose it, everything around the default
 * centre. Undefined while the centre is not known: no map is shown until it is.
 */
export function viewOfSearch({ destination, point, filters }: SearchCriteria, known: KnownPlace): MapView | undefined {
  if (!destination && point)
    return { center: point, zoom: filters.distance ? areaZoom(point, filters.distance.max) : zoomFor(undefined), key: '' }
  const { path } = known
  const own = destination && path?.kind === destination.kind && path.id === destination.id ? path.point : undefined
  const center = own ?? known.found ?? (known.settled ? (point ?? defaultCentre) : undefined)
  return center && { center, zoom: zoomFor(destination?.kind), key: `${destination?.kind} ${destination?.id} ${center.lat} ${center.lng}` }
}
