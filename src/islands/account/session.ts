import { useSyncExternalStore } from 'react'
import { hasSession, watchSession } from '../../market/session.ts'

/** Returns false on the server, whose pages are the same for all visitors. */
export function useSession(): boolean {
  return useSyncExternalStore(
    watchSession,
    () => hasSession(document.cookie),
    () => false,
  )
}
