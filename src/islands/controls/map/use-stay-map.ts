import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapEvents, MapStart, StayMap } from './canvas/stay-map.ts'

export type MapState = { readonly kind: 'loading' | 'failed' | 'unsupported' } | { readonly kind: 'ready'; readonly map: StayMap }

/** Opens a map in the container once its start is known. After a failure the component must be mounted again. */
export function useStayMap(
  container: RefObject<HTMLElement | null>,
  start: Omit<MapStart, 'container'> | undefined,
  events: MapEvents,
): MapState {
  const [state, setState] = useState<MapState>({ kind: 'loading' })
  const [opened, setOpened] = useState(start)
  if (!opened && start) setOpened(start)
  const latest = useEffectEvent(() => events)

  useEffect(() => {
    const element = container.current
    if (!hasWebGl()) return setState({ kind: 'unsupported' })
    if (!element || !opened) return
    const leaving = new AbortController()
    const heard: MapEvents = {
      onSelect: (stay) => latest().onSelect(stay),
      onPoint: (stay) => latest().onPoint(stay),
      onMove: (area) => latest().onMove(area),
      onDrawn: () => latest().onDrawn(),
      onPins: (pins) => latest().onPins(pins),
    }
    import('./canvas/stay-map.ts')
      .then(({ openStayMap }) => openStayMap({ container: element, ...opened }, heard, leaving.signal))
      .then(
        (map) => !leaving.signal.aborted && setState({ kind: 'ready', map }),
        () => !leaving.signal.aborted && setState({ kind: 'failed' }),
      )
    return () => leaving.abort()
  }, [container, opened])
  return state
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // The context is given back, because browsers allow only a few at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
