import type { ExpressionSpecification, GeoJSONSource, LayerSpecification, Map as BaseMap, MapGeoJSONFeature } from 'maplibre-gl'
import type { PinPrice, StayPoint } from '../stay-point.ts'
import { priceKey } from './map-images.ts'

export const staysSource = 'stays'
export const selectedSource = 'selected-stay'
export const groupLayer = 'stay-groups'
export const stayLayer = 'stay-pins'
export const selectedLayer = 'selected-stay-pin'

/** Stands for no price, because the lowest of a group is a minimum: it is above any price in cents. */
const noPrice = 1e9

const orNone: ExpressionSpecification = ['coalesce', ['get', 'cents'], noPrice]

export const clustering = (maxZoom: number) => ({
  cluster: true,
  // Pixels, about the width of a price, so that no pin covers another.
  clusterRadius: 56,
  // At the closest zoom every pin is single, so that each group can be opened.
  clusterMaxZoom: Math.min(14, maxZoom - 1),
  clusterProperties: { cents: ['min', orNone] },
})

const pin = {
  'icon-anchor': 'bottom',
  'icon-allow-overlap': true,
  'icon-padding': 0,
} as const

const priceOfGroup: ExpressionSpecification = [
  'case',
  ['<', ['get', 'cents'], noPrice],
  ['concat', ' from ', ['to-string', ['get', 'cents']]],
  '',
]

export const stayLayers: readonly LayerSpecification[] = [
  {
    id: groupLayer,
    type: 'symbol',
    source: staysSource,
    filter: ['has', 'point_count'],
    layout: {
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'icon-image': ['concat', 'group ', ['to-string', ['get', 'point_count']], priceOfGroup],
    },
  },
  {
    id: stayLayer,
    type: 'symbol',
    source: staysSource,
    filter: ['!', ['has', 'point_count']],
    layout: { ...pin, 'icon-image': ['concat', 'normal', ['coalesce', ['get', 'image'], '']] },
  },
  {
    id: selectedLayer,
    type: 'symbol',
    source: selectedSource,
    layout: { ...pin, 'icon-image': ['concat', 'selected', ['coalesce', ['get', 'image'], '']] },
  },
]

type Features = Exclude<Parameters<GeoJSONSource['setData']>[0], string>

/** Stays as the data of a source. `image` is what follows the look in the name of the pin's image. */
export function stayFeatures(points: readonly StayPoint[]): Features {
  return {
    type: 'FeatureCollection',
    features: points.map(({ stay, location, price }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [location.lng, location.lat] },
      properties: { stay, ...(price && { image: ` ${priceKey(price)}`, cents: price.cents }) },
    })),
  }
}

export interface PinInView {
  /** CSS pixels from the map's upper left corner, as `y`. */
  readonly x: number
  readonly y: number
  readonly shows: { readonly stay: number } | PinGroup
}

interface PinGroup {
  readonly group: number
  readonly count: number
  /** The lowest price of the group. */
  readonly price: PinPrice | undefined
}

/** More pins than this are too many to step through; closer in there are fewer. */
const maxPins = 40

/** The pins that the visitor sees, from left to right, each once though several tiles may have it. */
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
