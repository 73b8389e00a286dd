import { useCallback, useSyncExternalStore } from 'react'

/** From this width on panels are dropdowns, and a calendar has two months side by side. */
export const wideScreen = '(min-width: 48em)'

/** False on the server, which knows no screen, and in the first view. */
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
