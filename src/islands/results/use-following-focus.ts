import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * What had the focus goes with the results that are left: the focus follows to the heading of those that come. Answers what says, before
 * the search, that it is to follow. `shown` is what is on the screen, undefined as long as it does not answer the address.
 */
export function useFollowingFocus(root: RefObject<HTMLElement | null>, shown: object | string | undefined): () => void {
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
