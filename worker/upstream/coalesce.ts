import type { Outcome } from '../../src/contract/outcome.ts'

/** A call in flight. Plain values: optimised workerd fails requests that await a promise or I/O object of another. */
interface Flight {
  outcome: Outcome<unknown> | undefined
  /** Its request has left, and nobody waited. */
  abandoned: boolean
  followers: number
  readonly since: number
  /** Deadline, milliseconds since the epoch. */
  readonly until: number
}

export type Flights = Map<string, Flight>

export interface Caller {
  readonly signal: AbortSignal
  /** Finishes a call for its followers after its visitor has left. */
  readonly waitUntil: (task: Promise<unknown>) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

type Send = (abort: AbortSignal, milliseconds: number) => Promise<Outcome<unknown>>

const unavailable: Outcome<never> = { kind: 'unavailable' }

/** Milliseconds between two polls: a tenth of the wait so far. */
const pause = { shortest: 2, longest: 25 }

/** Milliseconds after its deadline until a call without an outcome is lost. */
const grace = 50

/** Milliseconds to join a call: a recovered upstream may respond to a new one. */
const joinableFor = 1000

/**
 * Sends equal calls of an isolate once at a time. Followers poll until their `deadline` (milliseconds), and send a lost call themselves.
 * Aborted when its visitor leaves and nobody follows.
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

/** Undefined when the visitor leaves, time is over, or the leader is lost. */
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
