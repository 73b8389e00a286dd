import { useCallback, useSyncExternalStore } from 'react'

/** For dropdowns and two months side by side. */
export const wideScreen = '(min-width: 48em)'

/** False on the server and while hydrating. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
