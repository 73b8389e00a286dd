import type { UseQueryResult } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { pageHref } from '../../ui/pagination/page-href.ts'
import { type QueryFailure, useFailure } from '../queries/use-failure.ts'
import { pushAddress, saveScrollPosition } from '../runtime/address.ts'
import { wideScreen } from '../runtime/media.ts'
import { useShown } from '../runtime/use-shown.ts'
import css from './results.module.css'

interface ResultsInput {
  readonly result: UseQueryResult<object>
  /** Whether the address has another search than the server's page: the island's results replace the server's section. */
  readonly takesOver: boolean
  /** Whether the code that draws the results has loaded. */
  readonly drawable: boolean
}

interface ResultsPlace extends Pick<ResultsInput, 'result'> {
  readonly root: RefObject<HTMLDivElement | null>
  /** Whether there is something to show. Until then the server's section stays, dimmed. */
  readonly ready: boolean
  readonly failure: QueryFailure | undefined
  /** Moves the focus to the heading of the next results, because the focused element goes with these. */
  readonly focusFollows: () => void
  /** Shows a zero-based page of the results in place of loading the linked document. */
  readonly toPage: (page: number, event: MouseEvent) => void
}

/** Results that replace the server's section, with the focus and the scroll position that a new document would have. */
export function useResultsPlace({ result, takesOver, drawable }: ResultsInput): ResultsPlace {
  const { data, isPlaceholderData } = result
  const failure = useFailure(result)
  const ready = takesOver && ((data !== undefined && drawable) || failure !== undefined)
  const root = useRef<HTMLDivElement>(null)
  useShown(root, { taken: takesOver, shown: ready })

  // Undefined while the results on the screen are not those of the address.
  const current = !takesOver ? 'served' : failure ? 'failed' : ready && !isPlaceholderData ? data : undefined
  const focusFollows = useFollowingFocus(root, current)
  useScrollRestoration(current === 'failed' ? undefined : current)
  const toPage = useCallback(
    (page: number, event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      focusFollows()
      pushAddress(new URL(pageHref(location, page), location.href).href)
      if (root.current) scrollToTop(root.current)
    },
    [focusFollows],
  )
  return { root, ready, result, failure, focusFollows, toPage }
}

function scrollToTop(results: HTMLElement): void {
  if (matchMedia(wideScreen).matches) scrollTo({ top: 0, behavior: 'instant' })
  else results.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

interface InPlaceProps {
  readonly place: ResultsPlace
  /** The number of results, which assistive technology announces. */
  readonly announced: string
  readonly children: ReactNode
}

/** The results, dimmed while the next are loading, or the failure of their call. */
export function InPlace({ place: { root, ready, result, failure }, announced, children }: InPlaceProps): ReactNode {
  return (
    <div ref={root} aria-busy={result.isFetching}>
      <p className="unseen" role="status">
        {ready && announced}
      </p>
      {ready && failure && <FailedState retry={() => void result.refetch()}>{failure.sentence}</FailedState>}
      {ready && children && <div className={result.isPlaceholderData ? css.old : undefined}>{children}</div>}
    </div>
  )
}

/** Returns a function after which the heading of the next results takes the focus. */
function useFollowingFocus(root: RefObject<HTMLElement | null>, shown: object | string | undefined): () => void {
  const follows = useRef(false)
  useLayoutEffect(() => {
    if (!follows.current || shown === undefined) return
    follows.current = false
    const headings = root.current?.closest('travel-island')?.querySelectorAll('h2') ?? []
    const heading = [...headings].find((each) => each.checkVisibility())
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [root, shown])
  return useCallback(() => void (follows.current = true), [])
}

/** A visitor who does any of these has begun to move on the page: no position is restored any more. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

function topOf(state: unknown): number | undefined {
  const top = typeof state === 'object' && state !== null && 'top' in state ? state.top : undefined
  return typeof top === 'number' ? top : undefined
}

/** Browsers restore the position of a history entry before its results have come, so it is done again with them. */
function useScrollRestoration(shown: object | 'served' | undefined): void {
  const target = useRef<number>(undefined)
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (entry && 'type' in entry && entry.type !== 'navigate') target.current = topOf(history.state)
    const back = ({ state }: PopStateEvent) => (target.current = topOf(state))
    const keep = () => target.current === undefined && saveScrollPosition()
    const forget = () => (target.current = undefined)
    addEventListener('popstate', back)
    addEventListener('scrollend', keep)
    for (const move of ownMoves) addEventListener(move, forget, { passive: true, capture: true })
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('scrollend', keep)
      for (const move of ownMoves) removeEventListener(move, forget, { capture: true })
    }
  }, [])
  useLayoutEffect(() => {
    if (shown === undefined) return
    // In the next frame, after the browser's own attempt.
    const frame = requestAnimationFrame(() => {
      if (target.current !== undefined) scrollTo({ top: target.current, behavior: 'instant' })
      target.current = undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
}
