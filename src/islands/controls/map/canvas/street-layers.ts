import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Language } from '../../../../market/markets.ts'

/** Name of the source, and of the protocol that its tiles are loaded by. */
export const streetSource = 'streets'

export const streetTilesAddress = (url: string): string => `${streetSource}://${url}`

export interface Streets {
  /** Address of a tile under our own protocol, with `{z}`, `{x}` and `{y}`. */
  readonly address: string
  readonly maxZoom: number
}

/** From this zoom on, street tiles replace our own. */
export const streetsFrom = 9

const base = { source: streetSource, minzoom: streetsFrom } as const

const areas: readonly (readonly [id: string, layer: string, colour: string, minzoom: number])[] = [
  ['residential', 'landuse', '#ebe1d0', streetsFrom],
  ['wood', 'landcover', '#e3ead2', streetsFrom],
  ['park', 'park', '#dfe9cf', streetsFrom],
  ['water', 'water', '#c5e1e4', streetsFrom],
  ['building', 'building', '#e2d6c2', 14],
]

const shownClasses: Readonly<Record<string, readonly string[]>> = {
  residential: ['residential', 'suburb', 'quarter'],
  wood: ['wood', 'grass'],
}

/** From the smallest road to the largest, which is drawn last. Widths are pixels at zoom 9, 14 and 18. */
const roads: readonly (readonly [
  id: string,
  classes: readonly string[],
  colour: string,
  widths: readonly [number, number, number],
  minzoom: number,
])[] = [
  ['path', ['path', 'pedestrian', 'track'], '#fffdf8', [0, 1, 5], 13],
  ['street', ['minor', 'service'], '#fffdf8', [0, 2.5, 16], 12],
  ['road', ['secondary', 'tertiary'], '#fffdf8', [0.6, 4, 22], 10],
  ['main', ['primary', 'trunk'], '#f6e3bd', [1, 5, 24], streetsFrom],
  ['motorway', ['motorway'], '#f0d09a', [1.6, 6, 26], streetsFrom],
]

const isOf = (classes: readonly string[]): ExpressionSpecification => ['match', ['get', 'class'], [...classes], true, false]

const byZoom = ([far, near, close]: readonly [number, number, number], more = 0): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  9,
  far,
  14,
  near + more,
  18,
  close + 2 * more,
]

/** Layers of streets in the colours of our own map. */
export function streetLayers(language: Language): readonly LayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name:latin'], ['get', 'name']]
  const text = { 'text-field': name, 'text-font': ['Figtree Text'] }
  const paint = { 'text-color': '#4c544f', 'text-halo-color': '#f9f5ec', 'text-halo-width': 1.5 }
  return [
    ...areas.map(([id, layer, colour, minzoom]): LayerSpecification => {
      const classes = shownClasses[id]
      return {
        ...base,
        id: `street-${id}`,
        type: 'fill',
        'source-layer': layer,
        minzoom,
        ...(classes && { filter: isOf(classes) }),
        paint: { 'fill-color': colour },
      }
    }),
    {
      ...base,
      id: 'street-river',
      type: 'line',
      'source-layer': 'waterway',
      paint: { 'line-color': '#a6cfd7', 'line-width': byZoom([0.8, 2, 8]) },
    },
    {
      ...base,
      id: 'street-rail',
      type: 'line',
      'source-layer': 'transportation',
      minzoom: 11,
      filter: isOf(['rail', 'transit']),
      paint: { 'line-color': '#b9ad98', 'line-width': 1, 'line-dasharray': [4, 2] },
    },
    ...roads.flatMap(([id, classes, colour, widths, minzoom]): LayerSpecification[] => {
      const road = { ...base, type: 'line', 'source-layer': 'transportation', minzoom, filter: isOf(classes) } as const
      const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
      return [
        { ...road, id: `street-${id}-edge`, layout, paint: { 'line-color': '#d3c5ab', 'line-width': byZoom(widths, 1.2) } },
        { ...road, id: `street-${id}`, layout, paint: { 'line-color': colour, 'line-width': byZoom(widths) } },
      ]
    }),
    {
      ...base,
      id: 'street-names',
      type: 'symbol',
      'source-layer': 'transportation_name',
      minzoom: 13,
      layout: { ...text, 'symbol-placement': 'line', 'text-size': 12 },
      paint,
    },
    {
      ...base,
      id: 'street-places',
      type: 'symbol',
      'source-layer': 'place',
      filter: isOf(['city', 'town', 'village', 'suburb']),
      layout: { ...text, 'text-size': ['match', ['get', 'class'], 'city', 17, 'town', 14.5, 12], 'text-max-width': 8 },
      paint,
    },
  ]
}
