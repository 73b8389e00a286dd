import type { LayerSpecification } from 'maplibre-gl'

/** Sources and layers of the results, above all layers of the base map. */
export const staysSource = 'stays'
export const selectedSource = 'selected-stay'
export const clusterLayer = 'stay-clusters'
export const stayLayer = 'stay-pins'
export const selectedLayer = 'selected-stay-pin'

const teal = '#0e6369'

/** Groups pins nearer than `clusterRadius` pixels into a numbered circle, so that few of thousands are drawn. */
export const clustering = { cluster: true, clusterRadius: 46, clusterMaxZoom: 12 } as const

const pin = {
  'icon-anchor': 'bottom',
  'icon-allow-overlap': true,
} as const

export const stayLayers: readonly LayerSpecification[] = [
  {
    id: clusterLayer,
    type: 'circle',
    source: staysSource,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': teal,
      'circle-radius': ['step', ['get', 'point_count'], 18, 10, 22, 50, 27, 200, 33],
      'circle-stroke-width': 3,
      'circle-stroke-color': 'rgba(255, 253, 249, 0.85)',
    },
  },
  {
    id: 'stay-cluster-counts',
    type: 'symbol',
    source: staysSource,
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': ['Figtree Strong'],
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': '#ffffff' },
  },
  {
    id: stayLayer,
    type: 'symbol',
    source: staysSource,
    filter: ['!', ['has', 'point_count']],
    layout: { ...pin, 'icon-image': 'stay-pin' },
  },
  {
    id: selectedLayer,
    type: 'symbol',
    source: selectedSource,
    layout: { ...pin, 'icon-image': 'selected-stay-pin' },
  },
]
