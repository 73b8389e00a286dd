import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Point } from '../../contract/scalars.ts'
import type { Bounds } from '../../domain/map/map-view.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { map as mapIcon, minus, plus } from '../../ui/icon/paths.ts'
import { EmptyState } from '../../ui/notice/EmptyState.tsx'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { Attribution } from './Attribution.tsx'
import css from './MapCanvas.module.css'
import type { StayPoint } from './stay-point.ts'
import { type MapState, useStayMap } from './use-stay-map.ts'

export interface MapCanvasProps {
  readonly points: readonly StayPoint[]
  readonly selected: number | undefined
  readonly onSelect: (stay: number | undefined) => void
  /** Where the map stands; it moves when `key` becomes another, and stays where the visitor left it while it is empty. */
  readonly view: { readonly center: Point; readonly zoom: number; readonly key: string }
  /** The visitor brought another area into view. */
  readonly onMove: (area: Bounds) => void
  /** Whether there is a map to show stays on. */
  readonly onShown: (shown: boolean) => void
  /** After a failure: mount it anew. */
  readonly onRetry: () => void
  /** What floats over the map. */
  readonly children: ReactNode
}

/** The map itself, in all its states. */
export function MapCanvas(it: MapCanvasProps): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  const container = useRef<HTMLDivElement>(null)
  const start = { language: market.language, title: t`Map of the results`, center: it.view.center, zoom: it.view.zoom }
  const state = useStayMap(container, start, { onSelect: it.onSelect, onMove: it.onMove })
  const map = state.kind === 'ready' ? state.map : undefined
  const { points, selected, view, onShown } = it

  useEffect(() => onShown(map !== undefined), [onShown, map])

  useEffect(() => {
    map?.showStays(points)
  }, [map, points])
  useEffect(() => {
    map?.select(points.find(({ stay }) => stay === selected))
  }, [map, points, selected])
  const shown = useRef(view.key)
  useEffect(() => {
    const other = shown.current !== view.key
    shown.current = view.key
    if (other && view.key) map?.goTo(view.center, view.zoom)
  }, [map, view])

  return (
    <div className={css.stage} aria-busy={state.kind === 'loading'}>
      <div ref={container} className={css.canvas} />
      {map ? (
        <>
          <div className={css.zoom}>
            <button type="button" aria-label={t`Zoom in`} onClick={() => map.zoomBy(1)}>
              <Icon of={plus} />
            </button>
            <button type="button" aria-label={t`Zoom out`} onClick={() => map.zoomBy(-1)}>
              <Icon of={minus} />
            </button>
          </div>
          {it.children}
          <Attribution />
        </>
      ) : (
        <MapMessage kind={state.kind} onRetry={it.onRetry} />
      )}
    </div>
  )
}

/** What stands in the map's place while there is none. */
function MapMessage({ kind, onRetry }: { kind: MapState['kind']; onRetry: () => void }): ReactNode {
  const { t } = useLingui()
  if (kind === 'unsupported')
    return (
      <div className={css.message}>
        <EmptyState icon={mapIcon} title={t`The map cannot be shown in this browser`}>
          {t`It needs WebGL, which is missing or switched off. All the results are in the list.`}
        </EmptyState>
      </div>
    )
  if (kind === 'failed')
    return (
      <div className={css.message}>
        <FailedState action={<Button look="second" onClick={onRetry}>{t`Try again`}</Button>}>
          {t`The map could not be loaded. All the results are in the list.`}
        </FailedState>
      </div>
    )
  return <output className={css.loading}>{t`The map is loading…`}</output>
}
