import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { coveringView } from '../../../domain/map/covering-view.ts'
import type { Bounds } from '../../../domain/map/map-view.ts'
import type { MapView } from '../../../domain/map/view-of-search.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { EmptyState } from '../../../ui/notice/EmptyState.tsx'
import { FailedState } from '../../../ui/notice/FailedState.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import css from './MapCanvas.module.css'
import { MapLoading } from './MapLoading.tsx'
import { PinButtons } from './PinButtons.tsx'
import type { PinInView } from './canvas/stay-layers.ts'
import type { StayPoint } from './stay-point.ts'
import { usePinLabel } from './use-pin-label.ts'
import { type MapState, useStayMap } from './use-stay-map.ts'

interface MapCanvasProps {
  readonly title: string
  readonly points: readonly StayPoint[]
  /** The stay whose large pin is brought to the centre. */
  readonly selected: number | undefined
  /** The stay whose large pin stands out while its card is hovered or focused. */
  readonly pointed?: number | undefined
  readonly onSelect?: (stay: number | undefined) => void
  readonly onPoint?: (stay: number | undefined) => void
  /** Where the map opens, once it is known. */
  readonly view: MapView | undefined
  /** All results, once they are known: a map that opens on its place is widened until it shows them. */
  readonly cover?: readonly StayPoint[] | undefined
  readonly onMove?: (area: Bounds) => void
  readonly onShown?: (shown: boolean) => void
  /** Must mount the map anew. */
  readonly onRetry: () => void
  readonly instead: ReactNode
  readonly children: ReactNode
}

export function MapCanvas(props: MapCanvasProps): ReactNode {
  const { t } = useLingui()
  const { market, streetTiles } = useSite()
  const container = useRef<HTMLDivElement>(null)
  const { points, selected, pointed, view, cover, onShown, onSelect } = props
  const labelOf = usePinLabel()
  const [drawn, setDrawn] = useState(false)
  // Undefined until the map is drawn to the end.
  const [pins, setPins] = useState<readonly PinInView[]>()
  const start = view && { language: market.language, title: props.title, center: view.center, zoom: view.zoom, tiles: streetTiles, labelOf }
  const state = useStayMap(container, start, {
    onSelect: (stay) => onSelect?.(stay),
    onPoint: (stay) => props.onPoint?.(stay),
    onMove: (area) => props.onMove?.(area),
    onDrawn: () => setDrawn(true),
    onPins: setPins,
  })
  const map = state.kind === 'ready' ? state.map : undefined

  useEffect(() => onShown?.(map !== undefined), [onShown, map])
  useEffect(() => {
    map?.showStays(points)
  }, [map, points])
  useEffect(() => {
    map?.highlight(points.filter(({ stay }) => stay === selected || stay === pointed))
  }, [map, points, selected, pointed])
  useEffect(() => {
    const point = points.find(({ stay }) => stay === selected)
    if (point) map?.panTo(point)
  }, [map, points, selected])
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!map || !view || shown.current === view.key) return
    shown.current = view.key
    if (view.key) map.goTo(view.center, view.zoom)
  }, [map, view])
  const covered = useRef<string>(undefined)
  useEffect(() => {
    if (!map || !view?.key || !cover || !container.current || covered.current === view.key) return
    covered.current = view.key
    const { clientWidth: width, clientHeight: height } = container.current
    const wide = coveringView(
      view,
      cover.map(({ location }) => location),
      { width, height },
    )
    if (wide !== view) map.goTo(wide.center, wide.zoom)
  }, [map, view, cover])

  return (
    <div className={css.stage} aria-busy={state.kind === 'loading' || (map && !pins)}>
      <div ref={container} className={css.canvas} />
      {map ? (
        <>
          {onSelect && (
            <PinButtons
              pins={pins ?? none}
              points={points}
              selected={selected}
              onPress={(pin) => ('stay' in pin.shows ? onSelect(pin.shows.stay) : map.openGroup(pin.shows.group, pin))}
              onPoint={(stay) => props.onPoint?.(stay)}
            />
          )}
          <div className={css.zoom}>
            <button type="button" aria-label={t`Zoom in`} onClick={() => map.zoomBy(1)}>
              <Icon name="plus" />
            </button>
            <button type="button" aria-label={t`Zoom out`} onClick={() => map.zoomBy(-1)}>
              <Icon name="minus" />
            </button>
          </div>
          {props.children}
          {!pins && <MapLoading drawn={drawn} />}
          <Attribution streets={streetTiles?.attribution} />
        </>
      ) : (
        <MapMessage kind={state.kind} instead={props.instead} onRetry={props.onRetry} />
      )}
    </div>
  )
}

function MapMessage({ kind, instead, onRetry }: { kind: MapState['kind']; instead: ReactNode; onRetry: () => void }): ReactNode {
  const { t } = useLingui()
  if (kind === 'unsupported')
    return (
      <div className={css.message}>
        <EmptyState icon="map" title={t`The map cannot be shown in this browser`}>
          {t`It needs WebGL, which is missing or switched off.`} {instead}
        </EmptyState>
      </div>
    )
  if (kind === 'failed')
    return (
      <div className={css.message}>
        <FailedState retry={onRetry}>
          {t`The map could not be loaded.`} {instead}
        </FailedState>
      </div>
    )
  return <MapLoading />
}

const none: readonly PinInView[] = []

/** The credits that the licences of the map's data require. `streets` is that of the provider of street tiles. */
function Attribution({ streets }: { streets?: string | undefined }): ReactNode {
  return (
    <p className={css.attribution}>
      ©{' '}
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        OpenStreetMap
      </a>{' '}
      ·{' '}
      <a href="https://www.geonames.org" target="_blank" rel="noopener noreferrer">
        GeoNames
      </a>{' '}
      · Natural Earth · GSHHG
      {streets && ` · ${streets}`}
    </p>
  )
}
