import { useSyncExternalStore } from 'react'
import { hasSession, watchSession } from '../../market/session.ts'

/** Whether the visitor is signed in. False on the server: a page is the same for everybody. */
export function useSession(): boolean {
  return useSyncExternalStore(
    watchSession,
    () => hasSession(document.cookie),
    () => false,
  )
}
