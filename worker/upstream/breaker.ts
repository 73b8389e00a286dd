import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

/**
 * The subject of a call, such as the id of a stay: all its failures count as one, so that a product that fails does not stop the call
 * for others. Undefined for a call with one subject only: there each failure counts.
 */
type Resource = string | number | undefined

/** The breaker of one call (host and name), in one isolate. All times in milliseconds since the epoch. */
export interface Breaker {
  /** Whether a request may be sent. While open, one probe in `openFor` milliseconds is let through. */
  allows: (now: number) => boolean
  /** Whether the latest request about this resource failed a moment ago. */
  hasFailed: (resource: Resource, now: number) => boolean
  succeeded: (resource: Resource, now: number) => void
  failed: (resource: Resource, now: number) => void
}

interface Sample {
  readonly failed: boolean
  readonly at: number
}

const limits = { window: 10_000, failures: 8, share: 0.5, openFor: 3000, samples: 100 }

/**
 * Opens when, within the window, at least `failures` resources failed and they are at least `share` of all that were called; closes
 * with the next success.
 */
export function createBreaker({ window, failures, share, openFor, samples: capacity }: typeof limits = limits): Breaker {
  const samples = new BoundedMap<string | number, Sample>(capacity)
  let requests = 0
  let openUntil: number | undefined

  const record = (resource: Resource, failed: boolean, now: number) => samples.set(resource ?? `#${requests++}`, { failed, at: now })
  const isRecent = ({ at }: Sample, now: number) => now - at < window

  function failsMostly(now: number): boolean {
    let recent = 0
    let failing = 0
    for (const sample of samples.values()) {
      if (!isRecent(sample, now)) continue
      recent++
      if (sample.failed) failing++
    }
    return failing >= failures && failing >= recent * share
  }

  return {
    allows(now) {
      if (openUntil === undefined) return true
      if (now < openUntil) return false
      openUntil = now + openFor
      return true
    },
    hasFailed(resource, now) {
      const sample = resource === undefined ? undefined : samples.get(resource)
      return sample !== undefined && sample.failed && isRecent(sample, now)
    },
    succeeded(resource, now) {
      if (openUntil !== undefined) samples.clear()
      openUntil = undefined
      record(resource, false, now)
    },
    failed(resource, now) {
      record(resource, true, now)
      if (openUntil !== undefined || failsMostly(now)) openUntil = now + openFor
    },
  }
}
