import { type MouseEvent, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { isPlainClick } from '../../hydration/plain-click.ts'
import { useTakeover } from '../../hydration/takeover.ts'
import { FailedState } from '../../ui/notice/FailedState.tsx'
import type { Answer } from '../answers.ts'
import { wideScreen } from '../parts/use-media.ts'
import { pageHref } from './page-href.ts'
import css from './Results.module.css'
import { pushUrl } from './search-url.ts'
import { useFollowingFocus } from './use-following-focus.ts'
import { useKeptPlace } from './use-kept-place.ts'

/** An answer that takes the place of what the server rendered. */
interface Asked {
  readonly answer: Answer<object>
  /** The address asks for something else than what the server rendered. */
  readonly taken: boolean
  /** The code that shows the answer is there. */
  readonly drawable: boolean
}

interface Place {
  readonly root: RefObject<HTMLDivElement | null>
  /** There is something to show in place of the server's section, which stays, dimmed, until then. */
  readonly ready: boolean
  /** Says before a search that the focus is to go to the heading of what comes. */
  readonly focusFollows: () => void
  /** Follows the link to a page (zero-based) without a request for it. */
  readonly toPage: (page: number, event: MouseEvent) => void
}

/** The island's results and the server's: one of them in sight, and the focus and the place on the screen where they belong. */
export function usePlace({ answer, taken, drawable }: Asked): Place {
  const { data, isError, isPlaceholderData } = answer
  const ready = taken && ((data !== undefined && drawable) || isError)
  const root = useRef<HTMLDivElement>(null)
  const show = useTakeover()
  useLayoutEffect(() => {
    show(ready)
    root.current?.closest('travel-island')?.toggleAttribute('data-waiting', taken && !ready)
  }, [show, taken, ready])

  // What on the screen answers the address: the server's section, an answer, or that there is none; undefined until then.
  const settled = !taken ? 'served' : isError ? 'failed' : ready && !isPlaceholderData ? data : undefined
  const focusFollows = useFollowingFocus(root, settled)
  useKeptPlace(settled === 'failed' ? undefined : settled)
  const toPage = useCallback(
    (page: number, event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      focusFollows()
      pushUrl(new URL(pageHref(location.href, page), location.href).href)
      if (root.current) scrollToTop(root.current)
    },
    [focusFollows],
  )
  return { root, ready, focusFollows, toPage }
}

/** Of the page; on a phone of the results. */
function scrollToTop(results: HTMLElement): void {
  if (matchMedia(wideScreen).matches) scrollTo({ top: 0, behavior: 'instant' })
  else results.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}

/** Each answer stays, dimmed, until the next; or that there is none. */
export function InPlace({ of: { root, ready }, answer, children }: { of: Place; answer: Answer<object>; children: ReactNode }): ReactNode {
  return (
    <div ref={root} className={css.results} aria-busy={answer.isFetching}>
      {ready && answer.isError && <FailedState retry={answer.refetch} />}
      {ready && children && <div className={answer.isPlaceholderData ? css.old : undefined}>{children}</div>}
    </div>
  )
}
