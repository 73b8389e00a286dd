export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** `end` and `now` in epoch milliseconds; rounds up to seconds, zero after the end. */
export function remaining(end: number, now: number): Remaining {
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Milliseconds until the seconds change; zero after the end. */
export function untilNextTick(end: number, now: number): number {
  return end <= now ? 0 : (end - now) % 1000 || 1000
}
