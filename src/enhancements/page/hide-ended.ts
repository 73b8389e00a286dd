/** Longest timeout, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** `data-until`: ISO 8601. */
export function hideEnded(part: HTMLElement): void {
  const end = Date.parse(part.dataset['until'] ?? '')
  const check = () => {
    const left = end - Date.now()
    part.hidden = left <= 0
    if (left > 0) setTimeout(check, Math.min(left, longestWait))
  }
  check()
  // Timers stop in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && check())
}
