/** Milliseconds that a timer can wait. */
const longestWait = 2 ** 31 - 1

/** `data-until`, ISO 8601: also while the page is open, or when it is shown again. */
export function hideEnded(part: HTMLElement): void {
  const end = Date.parse(part.dataset['until'] ?? '')
  const check = () => {
    const left = end - Date.now()
    part.hidden = left <= 0
    if (left > 0) setTimeout(check, Math.min(left, longestWait))
  }
  check()
  // The timers of a page in the browser's cache have stopped.
  addEventListener('pageshow', ({ persisted }) => persisted && check())
}
