export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Rounds up to seconds, so that "0" is shown only when it is over; zero after the end. */
export function remaining(endMs: number, nowMs: number): Remaining {
  const left = Math.max(0, Math.ceil((endMs - nowMs) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** The time until the shown seconds change; zero after the end. */
export function untilNextTick(endMs: number, nowMs: number): number {
  return endMs <= nowMs ? 0 : (endMs - nowMs) % 1000 || 1000
}
