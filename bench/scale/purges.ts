import { purgeRules } from '../../worker/render/purge-incomplete.ts'
import { type Curve, dayMs } from './curve.ts'
import { exponential } from './random.ts'

/** What Workers Cache takes of all isolates of an account together; developers.cloudflare.com/workers/cache/limitations, read on 2026-11-28. */
const platform = { burst: 25, perMs: 5 / 60_000 } as const

export interface Purges {
  readonly asked: number
  readonly refused: number
  /** Copies that no purge reached. */
  readonly left: number
}

export interface PurgesInput {
  /** Incomplete copies of the day. */
  readonly copies: number
  readonly isolates: number
  readonly curve: Curve
  readonly random: () => number
}

/** The purges of a day, by the rules of `purgeIncomplete`. */
export function simulatePurges({ copies, isolates, curve, random }: PurgesInput): Purges {
  const day = { asked: 0, refused: 0, left: 0 }
  let allowed: number = platform.burst
  let countedAt = 0
  const isAccepted = (at: number) => {
    allowed = Math.min(platform.burst, allowed + (at - countedAt) * platform.perMs)
    countedAt = at
    if (allowed < 1) return false
    allowed--
    return true
  }
  const { settledMs, intervalMs, taskMs, tagsAtOnce, usefulMs } = purgeRules
  const all = Array.from({ length: isolates }, () => ({ sentAt: [] as number[], nextAt: 0, purgeAt: Number.POSITIVE_INFINITY }))
  type Isolate = (typeof all)[number]
  const schedule = (isolate: Isolate) => {
    const { sentAt, nextAt } = isolate
    const at = Math.max(nextAt, (sentAt[0] ?? Number.POSITIVE_INFINITY) + settledMs)
    // Somebody's task has to be running then.
    isolate.purgeAt = (sentAt.at(-1) ?? Number.NEGATIVE_INFINITY) + taskMs < at ? Number.POSITIVE_INFINITY : at
  }
  const purge = (isolate: Isolate) => {
    const at = isolate.purgeAt
    const useful = isolate.sentAt.filter((sentAt) => at - sentAt <= usefulMs)
    day.left += isolate.sentAt.length - useful.length
    const settled = useful.filter((sentAt) => at - sentAt >= settledMs).slice(0, tagsAtOnce)
    day.asked++
    const accepted = isAccepted(at)
    if (!accepted) day.refused++
    isolate.sentAt = accepted ? useful.slice(settled.length) : useful
    isolate.nextAt = at + intervalMs
    schedule(isolate)
  }
  const untilNext = (at: number) => curve.after(at, exponential(random) / copies)
  for (let arrival = untilNext(0); arrival < dayMs; arrival = untilNext(arrival)) {
    for (;;) {
      const first = all.reduce((one, other) => (other.purgeAt < one.purgeAt ? other : one))
      if (first.purgeAt > arrival) break
      purge(first)
    }
    const isolate = all[Math.floor(random() * isolates)]
    if (!isolate) continue
    isolate.sentAt.push(arrival)
    schedule(isolate)
    if (isolate.purgeAt < arrival) isolate.purgeAt = arrival
  }
  return day
}
