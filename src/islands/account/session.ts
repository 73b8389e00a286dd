import { useSyncExternalStore } from 'react'

/** Says, in a cookie that scripts may read, that there is an access token in one they may not. */
const marker = 'escale_session=1'

/** Whether a `document.cookie` text holds the marker of a session. */
export function hasSession(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === marker)
}

/** Whether the visitor is signed in. False on the server: a page is the same for everybody. */
export function useSession(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasSession(document.cookie),
    () => false,
  )
}

/** Signing in or out happens on other pages: the cookie is read again when the visitor comes back to this one. */
function subscribe(changed: () => void): () => void {
  addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    removeEventListener('pageshow', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}
