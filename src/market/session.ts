import { sessionCookie } from '../stored/keys.ts'

const marker = `${sessionCookie}=1`

export function hasSession(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === marker)
}

/** Visitors sign in and out on other pages, and come back to this one. Returns the function that unsubscribes. */
export function watchSession(changed: () => void): () => void {
  addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    removeEventListener('pageshow', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}
