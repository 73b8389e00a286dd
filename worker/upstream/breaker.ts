/** Per isolate and host: stops asking an upstream that only fails, and tries again after a while. */
export interface Breaker {
  /** Whether a call may be made now; half-open lets one probe through. */
  allows: (now: number) => boolean
  succeeded: () => void
  failed: (now: number) => void
}

/** Opens after `threshold` failures in a row, for `openFor` milliseconds. */
export function createBreaker(threshold = 8, openFor = 3000): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    allows(now) {
      if (failures < threshold) return true
      if (now < openUntil) return false
      openUntil = now + openFor
      return true
    },
    succeeded() {
      failures = 0
    },
    failed(now) {
      failures++
      if (failures >= threshold) openUntil = now + openFor
    },
  }
}
