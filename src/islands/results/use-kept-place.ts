import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPlace } from './keep-place.ts'

/** What the visitor does that may scroll: from then on the place is the visitor's. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** How far down an entry of the history was left, pixels. */
function placeOf(state: unknown): number | undefined {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : undefined
  return typeof top === 'number' ? top : undefined
}

/**
 * Going back to these results shows them where they were left: a browser restores its scroll position before the results of a hash are
 * there. `shown` is what is on the screen, undefined as long as it does not answer the address. Whoever scrolls meanwhile is left alone.
 */
export function useKeptPlace(shown: object | 'served' | undefined): void {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (entry && 'type' in entry && entry.type !== 'navigate') wanted.current = placeOf(history.state)
    const back = ({ state }: PopStateEvent) => (wanted.current = placeOf(state))
    const keep = () => wanted.current === undefined && keepPlace()
    const forget = () => (wanted.current = undefined)
    addEventListener('popstate', back)
    addEventListener('scrollend', keep)
    for (const act of acts) addEventListener(act, forget, { passive: true, capture: true })
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('scrollend', keep)
      for (const act of acts) removeEventListener(act, forget, { capture: true })
    }
  }, [])
  useLayoutEffect(() => {
    if (shown === undefined) return
    // After the browser's own attempt, which knows only the page without the results.
    const frame = requestAnimationFrame(() => {
      if (wanted.current !== undefined) scrollTo({ top: wanted.current, behavior: 'instant' })
      wanted.current = undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
}
