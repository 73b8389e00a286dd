import { useEffect, useLayoutEffect, useRef } from 'react'
import { saveScrollPosition } from '../runtime/address.ts'

/** The visitor acts: no position is restored any more. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Pixels. */
function positionOf(state: unknown): number | undefined {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : undefined
  return typeof top === 'number' ? top : undefined
}

/** Browsers restore it before the results are rendered. `shown`: undefined while they do not match the address. */
export function useScrollRestoration(shown: object | 'served' | undefined): void {
  const target = useRef<number>(undefined)
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (entry && 'type' in entry && entry.type !== 'navigate') target.current = positionOf(history.state)
    const back = ({ state }: PopStateEvent) => (target.current = positionOf(state))
    const keep = () => target.current === undefined && saveScrollPosition()
    const forget = () => (target.current = undefined)
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
    // After the browser's own attempt.
    const frame = requestAnimationFrame(() => {
      if (target.current !== undefined) scrollTo({ top: target.current, behavior: 'instant' })
      target.current = undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
}
