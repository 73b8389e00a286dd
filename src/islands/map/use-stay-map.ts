import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapEvents, MapStart, StayMap } from './canvas/stay-map.ts'

export type MapState = { readonly kind: 'loading' | 'failed' | 'unsupported' } | { readonly kind: 'ready'; readonly map: StayMap }

/** Opens the map in its container, with code that is fetched only now. Once: trying again is another mount. */
export function useStayMap(container: RefObject<HTMLElement | null>, start: Omit<MapStart, 'container'>, events: MapEvents): MapState {
  const [state, setState] = useState<MapState>({ kind: 'loading' })
  const latest = useEffectEvent(() => ({ start, events }))
  const onSelect = useEffectEvent<MapEvents['onSelect']>((stay) => events.onSelect(stay))
  const onMove = useEffectEvent<MapEvents['onMove']>((area) => events.onMove(area))

  useEffect(() => {
    const element = container.current
    if (!element) return
    if (!hasWebGl()) return setState({ kind: 'unsupported' })
    const leaving = new AbortController()
    import('./canvas/stay-map.ts')
      .then(({ openStayMap }) =>
        openStayMap(
          { container: element, ...latest().start },
          { onSelect: (stay) => onSelect(stay), onMove: (area) => onMove(area) },
          leaving.signal,
        ),
      )
      .then(
        (map) => !leaving.signal.aborted && setState({ kind: 'ready', map }),
        () => !leaving.signal.aborted && setState({ kind: 'failed' }),
      )
    return () => leaving.abort()
  }, [container])
  return state
}

/** MapLibre draws with WebGL 2 only. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers keep only a few contexts: this one is given back.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
