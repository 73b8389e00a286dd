import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false for the server's markup, whose forms work without scripts, true once the island is hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
