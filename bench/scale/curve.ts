const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Visits over a day that repeats itself. Times are milliseconds from its first midnight. */
export interface Curve {
  /** Share of a day's visits between two instants. */
  readonly between: (from: number, to: number) => number
  /** The instant at which this share of a day's visits has come after `from`. */
  readonly after: (from: number, share: number) => number
}

export function curveOf(hours: readonly number[]): Curve {
  const total = hours.reduce((sum, hour) => sum + hour, 0)
  /** Share of a day's visits in a millisecond of the hour. */
  const rates = hours.map((hour) => hour / total / hourMs)
  const upTo = [0]
  for (const rate of rates) upTo.push((upTo.at(-1) ?? 0) + rate * hourMs)
  const sinceMidnight = (at: number) => {
    const [days, within] = [Math.floor(at / dayMs), at - Math.floor(at / dayMs) * dayMs]
    const hour = Math.floor(within / hourMs)
    return days + (upTo[hour] ?? 0) + (within - hour * hourMs) * (rates[hour] ?? 0)
  }
  return {
    between: (from, to) => sinceMidnight(to) - sinceMidnight(from),
    after(from, share) {
      const target = sinceMidnight(from) + share
      const days = Math.floor(target)
      const within = target - days
      let hour = 0
      while (hour < hours.length - 1 && (upTo[hour + 1] ?? 1) <= within) hour++
      return days * dayMs + hour * hourMs + (within - (upTo[hour] ?? 0)) / (rates[hour] ?? 1)
    },
  }
}
