import type { UseQueryResult } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import { pageHref } from '../../ui/pagination/page-href.ts'
import { type Failure, useFailure } from '../queries/use-failure.ts'
import { pushAddress } from '../runtime/address.ts'
import { wideScreen } from '../runtime/media.ts'
import { useShown } from '../runtime/use-shown.ts'
import css from './results.module.css'
import { useFollowingFocus } from './use-following-focus.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

interface ResultsInput {
  readonly result: UseQueryResult<object>
  readonly taken: boolean
  readonly drawable: boolean
}

interface ResultsPlace extends Pick<ResultsInput, 'result'> {
  readonly root: RefObject<HTMLDivElement | null>
  /** Until then the server's section stays, dimmed. */
  readonly ready: boolean
  readonly failure: Failure | undefined
  /** Focuses the heading of the next results. */
  readonly focusFollows: () => void
  /** Zero-based; without loading the linked document. */
  readonly toPage: (page: number, event: MouseEvent) => void
}

/** Includes focus and scroll position. */
export function useResultsPlace({ result, taken, drawable }: ResultsInput): ResultsPlace {
  const { data, isPlaceholderData } = result
  const failure = useFailure(result)
  const ready = taken && ((data !== undefined && drawable) || failure !== undefined)
  const root = useRef<HTMLDivElement>(null)
  useShown(root, { taken, shown: ready })

  // Undefined while the results do not match the address.
  const current = !taken ? 'served' : failure ? 'failed' : ready && !isPlaceholderData ? data : undefined
  const focusFollows = useFollowingFocus(root, current)
  useScrollRestoration(current === 'failed' ? undefined : current)
  const toPage = useCallback(
    (page: number, event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      focusFollows()
      pushAddress(new URL(pageHref(location.href, page), location.href).href)
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
  /** Announced number of results, also with the first ones. */
  readonly announced: string
  readonly children: ReactNode
}

/** Dims previous results until the next. */
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
