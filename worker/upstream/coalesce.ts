import type { Outcome } from '../../src/contract/outcome.ts'

/**
 * A call in flight, as all requests of an isolate see it. Plain values only: a promise or an I/O object of one request must never be
 * awaited by another, or the runtime fails both once the code has been optimised.
 */
interface Flight {
  outcome: Outcome<unknown> | undefined
  /** The request that made the call has left, and nobody waited for it. */
  abandoned: boolean
  followers: number
  readonly since: number
  /** When the call is over at the latest, milliseconds since the epoch. */
  readonly until: number
}

export type Flights = Map<string, Flight>

/** The request on whose behalf a call is made. */
export interface Caller {
  /** Fires when the visitor leaves. */
  readonly signal: AbortSignal
  /** Keeps a call alive for its followers after the visitor who made it has left. */
  readonly waitUntil: (task: Promise<unknown>) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

type Send = (abort: AbortSignal, milliseconds: number) => Promise<Outcome<unknown>>

const unavailable: Outcome<never> = { kind: 'unavailable' }

/** Milliseconds between two looks at a call in flight: a tenth of what was waited so far, within these bounds. */
const pause = { shortest: 2, longest: 25 }

/** Milliseconds after its deadline until a call without an outcome is taken for lost, together with its request. */
const grace = 50

/** Milliseconds after which a call in flight is not joined any more: an upstream that has recovered meanwhile responds to a new one. */
const joinableFor = 1000

/**
 * Sends equal calls of an isolate once at a time. A follower looks for the leader's outcome on its own timer, no longer than its own
 * `deadline` (milliseconds), and sends the call itself when the leader is gone or too late. The call is aborted when the leader's
 * visitor leaves and nobody follows.
 */
export async function coalesce(flights: Flights, key: string, caller: Caller, deadline: number, send: Send): Promise<Outcome<unknown>> {
  const { signal, now } = caller
  const until = now() + deadline
  for (;;) {
    const flight = flights.get(key)
    if (!flight || isLost(flight, now()) || now() - flight.since > joinableFor) return lead(flights, key, caller, until, send)
    const outcome = await follow(flight, until, caller)
    if (outcome) return outcome
    if (signal.aborted || now() >= until) return unavailable
  }
}

const isLost = ({ outcome, abandoned, until }: Flight, now: number): boolean => abandoned || (outcome === undefined && now >= until + grace)

function lead(flights: Flights, key: string, { signal, waitUntil, now }: Caller, until: number, send: Send): Promise<Outcome<unknown>> {
  const abort = new AbortController()
  const flight: Flight = { outcome: undefined, abandoned: false, followers: 0, since: now(), until }
  const land = () => {
    if (flights.get(key) === flight) flights.delete(key)
  }
  flights.set(key, flight)
  const sending = send(abort.signal, until - now()).then((outcome) => {
    flight.outcome = outcome
    land()
    return outcome
  })
  waitUntil(sending)
  signal.addEventListener(
    'abort',
    () => {
      if (flight.followers > 0) return
      flight.abandoned = true
      land()
      abort.abort()
    },
    { once: true },
  )
  return sending
}

/** The leader's outcome; undefined when this visitor leaves, its time is over, or the leader is lost. */
async function follow(flight: Flight, until: number, { signal, now }: Caller): Promise<Outcome<unknown> | undefined> {
  const started = now()
  flight.followers++
  while (flight.outcome === undefined && !isLost(flight, now()) && !signal.aborted && now() < until) {
    const step = Math.min(pause.longest, Math.max(pause.shortest, (now() - started) / 10))
    await new Promise((resolve) => setTimeout(resolve, Math.min(step, until - now())))
  }
  flight.followers--
  return flight.outcome
}
