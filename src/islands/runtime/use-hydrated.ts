import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's markup and the first view, which has to be equal to it: forms that work without scripts, the server's own data. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
