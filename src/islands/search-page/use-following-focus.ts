import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** The focused element is replaced with its results. `shown`: undefined while they do not match the address. */
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
