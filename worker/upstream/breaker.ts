import { BoundedMap } from '../../src/bounded-map/bounded-map.ts'

/** Subject of a call, such as a stay's id. Its failures count as one: a failing product stops no other. Undefined: each counts. */
type Resource = string | number | undefined

/** The visitor's client. Its failures count as a few: nobody stops a call for others. Undefined: each counts. */
type Client = string | undefined

export interface Subject {
  readonly resource: Resource
  readonly client: Client
}

/** One call (host and name) in one isolate. Times in milliseconds since the epoch. */
export interface Breaker {
  /** While open it allows a probe now and then, rather of another client. */
  allows: (client: Client, now: number) => boolean
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

const limits = { window: 10_000, failures: 8, ofOneClient: 3, share: 0.5, samples: 100, probes: { ofOthers: 500, ofSame: 1000 } }

/**
 * Opens when `failures` resources failed in the window (at most `ofOneClient` of each client), and `share` of all. Closes with a success.
 */
export function createBreaker(): Breaker {
  const { window, failures, ofOneClient, share, samples: capacity, probes } = limits
  const samples = new BoundedMap<string | number, Sample>(capacity)
  let requests = 0
  /** The latest probe, or what opened the breaker; undefined while closed. */
  let last: Probe | undefined

  const record = ({ resource, client }: Subject, failed: boolean, now: number) =>
    samples.set(resource ?? `#${requests++}`, { failed, client, at: now })
  const isRecent = ({ at }: Sample, now: number) => now - at < window

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
