import { type GeoJSONSource, type LngLatLike, Map as BaseMap, type MapMouseEvent, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Point } from '../../../../contract/scalars.ts'
import type { StreetTiles } from '../../../../contract/street-tiles.ts'
import type { Bounds } from '../../../../domain/map/map-view.ts'
import type { Language } from '../../../../market/markets.ts'
import type { PinPrice, StayPoint } from '../stay-point.ts'
import { imageOf } from './map-images.ts'
import { maxZoomOf, ownStyle, withStreets } from './map-style.ts'
import {
  clustering,
  groupLayer,
  type PinInView,
  pinsInView,
  selectedLayer,
  selectedSource,
  shownBy,
  stayFeatures,
  stayLayer,
  stayLayers,
  staysSource,
} from './stay-layers.ts'
import { openStreets } from './street-protocol.ts'

export interface MapEvents {
  /** Receives undefined for a click beside the pins. */
  readonly onSelect: (stay: number | undefined) => void
  /** Receives undefined when the pointer leaves a pin. */
  readonly onPoint: (stay: number | undefined) => void
  readonly onMove: (area: Bounds) => void
  /** Called when the first part of the map is drawn. */
  readonly onDrawn: () => void
  /** Called with the pins in view whenever the map has stopped moving. */
  readonly onPins: (pins: readonly PinInView[]) => void
}

export interface StayMap {
  readonly showStays: (points: readonly StayPoint[]) => void
  readonly highlight: (points: readonly StayPoint[]) => void
  readonly panTo: (point: StayPoint) => void
  readonly goTo: (center: Point, zoom: number) => void
  readonly zoomBy: (steps: 1 | -1) => void
  /** Zooms in, towards a point in CSS pixels, until the group falls apart. */
  readonly openGroup: (group: number, at: { readonly x: number; readonly y: number }) => void
  readonly remove: () => void
}

export interface MapStart {
  readonly container: HTMLElement
  readonly language: Language
  readonly title: string
  readonly tiles: StreetTiles | undefined
  readonly center: Point
  readonly zoom: number
  readonly labelOf: (price: PinPrice) => string
}

/** South-west and north-east corners of our own tiles. */
const bounds: [[number, number], [number, number]] = [
  [-32, 25],
  [35, 62],
]

/** Opens a map. Resolves when it accepts pins; rejects without WebGL 2 or when its style cannot be fetched. Aborting removes the map. */
export async function openStayMap(start: MapStart, events: MapEvents, signal: AbortSignal): Promise<StayMap> {
  const [own, streets] = await Promise.all([ownStyle(start.language, signal), start.tiles && openStreets(start.tiles)])
  signal.throwIfAborted()
  allowMapWorker()
  const map = new BaseMap({
    container: start.container,
    style: streets ? withStreets(own, start.language, streets) : own,
    center: start.center,
    zoom: start.zoom,
    minZoom: 3,
    maxZoom: maxZoomOf(streets),
    maxBounds: bounds,
    attributionControl: false,
    // A fade draws the map many times, which is motion too.
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { fadeDuration: 0 }),
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': start.title },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  signal.addEventListener('abort', () => map.remove())
  await map.once('style.load')
  addStays(map, start.labelOf)
  listen(map, events)
  /** Reports a move that a button has caused. Listens before moving, since `moveend` may come before the call returns. */
  const moved = (move: () => void) => {
    map.once('moveend', () => events.onMove(areaOf(map)))
    move()
  }
  return {
    showStays: (points) => void sourceOf(map, staysSource)?.setData(stayFeatures(points)),
    highlight: (points) => void sourceOf(map, selectedSource)?.setData(stayFeatures(points)),
    panTo: ({ location }) => {
      const { clientWidth, clientHeight } = map.getContainer()
      // On phones the pin is moved above its card, which takes half the height.
      map.easeTo({ center: location, offset: [0, clientWidth < 600 ? clientHeight / -4 : 0] })
    },
    goTo: (center, zoom) => void map.easeTo({ center, zoom }),
    zoomBy: (steps) => moved(() => map.easeTo({ zoom: map.getZoom() + steps })),
    openGroup: async (group, { x, y }) => {
      const zoom = await closerZoom(map, group)
      if (zoom !== undefined) moved(() => map.easeTo({ center: map.unproject([x, y]), zoom }))
    },
    remove: () => map.remove(),
  }
}

function addStays(map: BaseMap, labelOf: MapStart['labelOf']): void {
  map.setMissingStyleImageResolver((name) => {
    const drawn = imageOf(name, labelOf)
    if (drawn) map.addImage(name, drawn.image, { pixelRatio: drawn.pixelRatio })
  })
  map.addSource(staysSource, { type: 'geojson', data: stayFeatures([]), ...clustering(map.getMaxZoom()) })
  map.addSource(selectedSource, { type: 'geojson', data: stayFeatures([]) })
  for (const layer of stayLayers) map.addLayer(layer)
}

function listen(map: BaseMap, events: MapEvents): void {
  map.on('click', (event) => {
    const [found] = map.queryRenderedFeatures(event.point, { layers: [selectedLayer, stayLayer, groupLayer] })
    const shown = found && shownBy(found)
    if (!shown) events.onSelect(undefined)
    else if ('stay' in shown) events.onSelect(shown.stay)
    else void openGroup(map, shown.group, event.lngLat, event)
  })
  map.on('sourcedata', function drawn({ tile }) {
    if (!tile) return
    map.off('sourcedata', drawn)
    map.once('render', events.onDrawn)
  })
  map.on('idle', () => events.onPins(pinsInView(map)))
  map.on('mousemove', stayLayer, ({ features }) => {
    const stay: unknown = features?.[0]?.properties['stay']
    if (typeof stay === 'number') events.onPoint(stay)
  })
  map.on('mouseleave', stayLayer, () => events.onPoint(undefined))
  for (const layer of [stayLayer, groupLayer]) {
    map.on('mouseenter', layer, () => void (map.getCanvas().style.cursor = 'pointer'))
    map.on('mouseleave', layer, () => void (map.getCanvas().style.cursor = ''))
  }
  map.on('moveend', (event) => {
    // Only a move by the visitor has an event: other moves search nothing.
    if (event.originalEvent) events.onMove(areaOf(map))
  })
}

async function openGroup(map: BaseMap, group: number, center: LngLatLike, { originalEvent }: MapMouseEvent): Promise<void> {
  const zoom = await closerZoom(map, group)
  if (zoom !== undefined) map.easeTo({ center, zoom }, { originalEvent })
}

/** The zoom at which a group falls apart, within that of the map. */
async function closerZoom(map: BaseMap, group: number): Promise<number | undefined> {
  const zoom = await sourceOf(map, staysSource)?.getClusterExpansionZoom(group)
  return zoom === undefined ? undefined : Math.min(zoom, map.getMaxZoom())
}

function sourceOf(map: BaseMap, id: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(id)
}

function areaOf(map: BaseMap): Bounds {
  const area = map.getBounds()
  return { south: area.getSouth(), west: area.getWest(), north: area.getNorth(), east: area.getEast() }
}

let allowed = false

/** MapLibre passes the address of its worker as a string, which Trusted Types refuse: the page's default policy allows this script only. */
function allowMapWorker(): void {
  if (allowed) return
  allowed = true
  const worker = new URL(workerUrl, location.href).href
  setWorkerUrl(worker)
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === worker ? url : null) })
}
