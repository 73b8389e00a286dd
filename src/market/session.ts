/** Says, in a cookie that scripts may read, that there is an access token in one they may not. */
const marker = 'escale_session=1'

/** Whether a `document.cookie` text holds the marker of a session. */
export function hasSession(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === marker)
}

/** Calls back whenever the session may have changed: signing in or out happens on other pages. Answers the function that stops it. */
export function watchSession(changed: () => void): () => void {
  addEventListener('pageshow', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    removeEventListener('pageshow', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}
