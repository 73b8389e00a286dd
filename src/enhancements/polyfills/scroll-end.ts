const restMs = 150

/** Replaces `scrollend` on the window. */
export function dispatchScrollEnd(): void {
  let due = 0
  const scrolled = () => {
    clearTimeout(due)
    due = window.setTimeout(() => dispatchEvent(new Event('scrollend')), restMs)
  }
  addEventListener('scroll', scrolled, { passive: true })
}
