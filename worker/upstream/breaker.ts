import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

/**
 * The subject of a call, such as a stay's id. All its failures count as one, so a failing product stops no other. Without a subject each
 * failure counts.
 */
type Resource = string | number | undefined

/** The visitor's client. Its failures count as a few, so nobody can stop a call for others. Without a client each failure counts. */
type Client = string | undefined

export interface Subject {
  readonly resource: Resource
  readonly client: Client
}

/** The breaker of one call (host and name) in one isolate. Times are in milliseconds since the epoch. */
export interface Breaker {
  /** While open it lets a probe through now and then, sooner for another client than for the same. */
  allows: (client: Client, now: number) => boolean
  /** Whether it was open within the last minute: without requests nothing closes it. */
  isOpen: (now: number) => boolean
  /** Whether the latest request for this resource failed within the window. */
  hasFailed: (resource: Resource, now: number) => boolean
  succeeded: (subject: Subject, now: number) => void
  failed: (subject: Subject, now: number) => void
}

interface Sample {
  readonly failed: boolean
  readonly client: Client
  readonly at: number
}

interface Probe {
  readonly client: Client
  readonly at: number
}

const limits = {
  windowMs: 10_000,
  failures: 8,
  ofOneClient: 3,
  share: 0.5,
  samples: 100,
  probes: { ofOthers: 500, ofSame: 1000 },
  countsAsOpenMs: 60_000,
}

/**
 * Opens when `failures` resources failed in the window (at most `ofOneClient` of each client), and `share` of all. Closes with a success.
 */
export function createBreaker(): Breaker {
  const { windowMs, failures, ofOneClient, share, samples: capacity, probes, countsAsOpenMs } = limits
  const samples = new BoundedMap<string | number, Sample>({ capacity })
  let requests = 0
  /** The latest probe, or the failure that opened the breaker. Undefined while the breaker is closed. */
  let last: Probe | undefined

  const record = ({ resource, client }: Subject, failed: boolean, now: number) =>
    samples.set(resource ?? `#${requests++}`, { failed, client, at: now })
  const isRecent = ({ at }: Sample, now: number) => now - at < windowMs

  function failsMostly(now: number): boolean {
    let succeeding = 0
    let failing = 0
    const byClient = new Map<string, number>()
    for (const sample of samples.values()) {
      if (!isRecent(sample, now)) continue
      if (!sample.failed) succeeding++
      else if (sample.client === undefined) failing++
      else {
        const counted = byClient.get(sample.client) ?? 0
        byClient.set(sample.client, counted + 1)
        if (counted < ofOneClient) failing++
      }
    }
    return failing >= failures && failing >= (succeeding + failing) * share
  }

  return {
    allows(client, now) {
      if (!last) return true
      const isSame = client === last.client
      if (now - last.at < (isSame ? probes.ofSame : probes.ofOthers)) return false
      last = { client, at: now }
      return true
    },
    isOpen: (now) => last !== undefined && now - last.at < countsAsOpenMs,
    hasFailed(resource, now) {
      const sample = resource === undefined ? undefined : samples.get(resource)
      return sample !== undefined && sample.failed && isRecent(sample, now)
    },
    succeeded(subject, now) {
      if (last) samples.clear()
      last = undefined
      record(subject, false, now)
    },
    failed(subject, now) {
      record(subject, true, now)
      if (!last && failsMostly(now)) last = { client: subject.client, at: now }
    },
  }
}
