import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False for the server's markup, whose forms work without scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
