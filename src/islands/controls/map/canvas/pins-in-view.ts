import type { Map as BaseMap, MapGeoJSONFeature } from 'maplibre-gl'
import type { PinPrice } from '../stay-point.ts'
import { groupLayer, noPrice, selectedLayer, stayLayer } from './stay-layers.ts'

/** `x`, `y`: CSS pixels from the map's corner. */
export interface PinInView {
  readonly x: number
  readonly y: number
  readonly shows: { readonly stay: number } | PinGroup
}

export interface PinGroup {
  readonly group: number
  readonly count: number
  /** The lowest one. */
  readonly price: PinPrice | undefined
}

/** Too many to step through; closer in there are fewer. */
const maxPins = 40

/** From left to right, each once. */
export function pinsInView(map: BaseMap): PinInView[] {
  const found = new Map<string, PinInView>()
  for (const feature of map.queryRenderedFeatures({ layers: [selectedLayer, stayLayer, groupLayer] })) {
    const shows = shownBy(feature)
    if (!shows || feature.geometry.type !== 'Point') continue
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    const { x, y } = map.project([lng, lat])
    const key = 'stay' in shows ? `stay ${shows.stay}` : `group ${shows.group}`
    if (!found.has(key)) found.set(key, { x, y, shows })
  }
  return [...found.values()].toSorted((one, other) => one.x - other.x).slice(0, maxPins)
}

export function shownBy({ properties }: Pick<MapGeoJSONFeature, 'properties'>): PinInView['shows'] | undefined {
  const { stay, cluster_id: group, point_count: count, cents }: Readonly<Record<string, unknown>> = properties
  if (typeof stay === 'number') return { stay }
  if (typeof group !== 'number' || typeof count !== 'number') return undefined
  return { group, count, price: typeof cents === 'number' && cents < noPrice ? { cents, from: true } : undefined }
}
