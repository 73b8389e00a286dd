import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

/** Above all layers of the base map. */
export const staysSource = 'stays'
export const selectedSource = 'selected-stay'
export const groupLayer = 'stay-groups'
export const stayLayer = 'stay-pins'
export const selectedLayer = 'selected-stay-pin'

/** Above any price in cents: a group without prices. */
export const noPrice = 1e9

const orNone: ExpressionSpecification = ['coalesce', ['get', 'cents'], noPrice]

/** `clusterRadius`: pixels, about a price's width: no pin covers another. */
export const clustering = (maxZoom: number) => ({
  cluster: true,
  clusterRadius: 56,
  // At the closest zoom every pin is single: each group can be opened.
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
