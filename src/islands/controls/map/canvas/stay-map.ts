import { type GeoJSONSource, Map as BaseMap, type MapMouseEvent } from 'maplibre-gl'
import type { Point } from '../../../../contract/scalars.ts'
import type { Bounds } from '../../../../domain/map/map-view.ts'
import type { Language } from '../../../../market/markets.ts'
import type { StayPoint } from '../stay-point.ts'
import { mapStyle } from './map-style.ts'
import { pinImage, pinSizes } from './pin-image.ts'
import { stayFeatures } from './stay-features.ts'
import { clusterLayer, clustering, selectedLayer, selectedSource, stayLayer, stayLayers, staysSource } from './stay-layers.ts'
import { allowMapWorker } from './worker-url.ts'

export interface MapEvents {
  /** Undefined for a click beside the pins. */
  readonly onSelect: (stay: number | undefined) => void
  /** Undefined when the pin is left. */
  readonly onPoint: (stay: number | undefined) => void
  readonly onMove: (area: Bounds) => void
}

export interface StayMap {
  readonly showStays: (points: readonly StayPoint[]) => void
  readonly highlight: (points: readonly StayPoint[]) => void
  readonly panTo: (point: StayPoint) => void
  readonly goTo: (center: Point, zoom: number) => void
  readonly zoomBy: (steps: 1 | -1) => void
  readonly remove: () => void
}

export interface MapStart {
  readonly container: HTMLElement
  readonly language: Language
  readonly title: string
  readonly center: Point
  readonly zoom: number
}

/** South-west and north-east corners of the tiles. */
const bounds: [[number, number], [number, number]] = [
  [-32, 25],
  [35, 62],
]

/** Opens the map; resolves when it accepts pins. Rejects without WebGL 2 or style. */
export async function openStayMap(start: MapStart, events: MapEvents, signal: AbortSignal): Promise<StayMap> {
  const style = await mapStyle(start.language, signal)
  signal.throwIfAborted()
  allowMapWorker()
  const map = new BaseMap({
    container: start.container,
    style,
    center: start.center,
    zoom: start.zoom,
    minZoom: 3,
    maxZoom: 14,
    maxBounds: bounds,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': start.title },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  signal.addEventListener('abort', () => map.remove())
  await map.once('style.load')
  addStays(map)
  listen(map, events)
  return {
    showStays: (points) => void sourceOf(map, staysSource)?.setData(stayFeatures(points)),
    highlight: (points) => void sourceOf(map, selectedSource)?.setData(stayFeatures(points)),
    panTo: ({ location }) => void map.easeTo({ center: location }),
    goTo: (center, zoom) => void map.easeTo({ center, zoom }),
    zoomBy: (steps) => {
      // Without animation the move ends before easeTo returns.
      map.once('moveend', () => events.onMove(areaOf(map)))
      map.easeTo({ zoom: map.getZoom() + steps })
    },
    remove: () => map.remove(),
  }
}

function addStays(map: BaseMap): void {
  const pins = {
    'stay-pin': pinImage(pinSizes.normal, '#0e6369', '#ffffff'),
    'selected-stay-pin': pinImage(pinSizes.selected, '#c03c28', '#ffffff'),
  }
  for (const [name, { image, pixelRatio }] of Object.entries(pins)) map.addImage(name, image, { pixelRatio })
  map.addSource(staysSource, { type: 'geojson', data: stayFeatures([]), ...clustering })
  map.addSource(selectedSource, { type: 'geojson', data: stayFeatures([]) })
  for (const layer of stayLayers) map.addLayer(layer)
}

function listen(map: BaseMap, events: MapEvents): void {
  map.on('click', (event) => {
    const [found] = map.queryRenderedFeatures(event.point, { layers: [selectedLayer, stayLayer, clusterLayer] })
    const stay: unknown = found?.properties['stay']
    if (typeof stay === 'number') return events.onSelect(stay)
    if (found) return void openCluster(map, event, Number(found.properties['cluster_id']))
    events.onSelect(undefined)
  })
  map.on('mousemove', stayLayer, ({ features }) => {
    const stay: unknown = features?.[0]?.properties['stay']
    if (typeof stay === 'number') events.onPoint(stay)
  })
  map.on('mouseleave', stayLayer, () => events.onPoint(undefined))
  for (const layer of [stayLayer, clusterLayer]) {
    map.on('mouseenter', layer, () => void (map.getCanvas().style.cursor = 'pointer'))
    map.on('mouseleave', layer, () => void (map.getCanvas().style.cursor = ''))
  }
  map.on('moveend', (event) => {
    // Only the visitor's moves have an event.
    if (event.originalEvent) events.onMove(areaOf(map))
  })
}

async function openCluster(map: BaseMap, event: MapMouseEvent, cluster: number): Promise<void> {
  const zoom = await sourceOf(map, staysSource)?.getClusterExpansionZoom(cluster)
  if (zoom !== undefined) map.easeTo({ center: event.lngLat, zoom }, { originalEvent: event.originalEvent })
}

function sourceOf(map: BaseMap, id: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(id)
}

function areaOf(map: BaseMap): Bounds {
  const area = map.getBounds()
  return { south: area.getSouth(), west: area.getWest(), north: area.getNorth(), east: area.getEast() }
}
