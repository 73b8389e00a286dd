import type { DestinationKind } from '../../contract/destination-kinds.ts'
import type { Point } from '../../contract/scalars.ts'

/** In degrees. Bounds never cross the date line. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

const zooms: Readonly<Record<DestinationKind, number>> = {
  hotel: 14,
  city: 12,
  poi: 12,
  searesort: 12,
  skiresort: 12,
  department: 9,
  region: 8,
  touristicregion: 8,
  country: 6,
}

const largeZoom = 6

export function zoomFor(kind: DestinationKind | undefined): number {
  return kind === undefined ? largeZoom : zooms[kind]
}

/** Barcelona, where a map starts that has no place to show. */
export const defaultCentre: Point = { lat: 41.3874, lng: 2.1686 }
