/** Time left, as shown: whole days, and hours 0 to 23, minutes and seconds 0 to 59. */
export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** What is left from `now` to `end`, both epoch milliseconds; zero from the end on. A begun second counts whole. */
export function remaining(end: number, now: number): Remaining {
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Milliseconds until the shown seconds change; zero once the end is reached: the clock stops. */
export function untilNextTick(end: number, now: number): number {
  return end <= now ? 0 : (end - now) % 1000 || 1000
}
