/** A longer timeout would fire at once. */
const longestTimeoutMs = 2 ** 31 - 1

/** `data-until` is an ISO 8601 instant. */
export function hideEnded(part: HTMLElement): void {
  const end = Date.parse(part.dataset['until'] ?? '')
  const check = () => {
    const left = end - Date.now()
    part.hidden = left <= 0
    if (left > 0) setTimeout(check, Math.min(left, longestTimeoutMs))
  }
  check()
  // Timers stop in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && check())
}
