import type { Outcome } from '../../src/contract/outcome.ts'
import { elapsed } from '../within.ts'

/** A call in flight. It has plain values only: workerd fails requests that await a promise or an I/O object of another request. */
interface Flight {
  outcome: Outcome<unknown> | undefined
  /** Set when the request that sends the call has left and nobody waited for it. */
  abandoned: boolean
  followers: number
  readonly since: number
  /** The deadline in milliseconds since the epoch. */
  readonly until: number
}

export type Flights = Map<string, Flight>

export interface Caller {
  readonly signal: AbortSignal
  readonly waitUntil: (task: Promise<unknown>) => void
  /** Returns milliseconds since the epoch. */
  readonly now: () => number
  /** Set where an upstream has just announced that it has something else: a call under way may return what it had before. */
  readonly followsNone?: boolean
}

type Send = (abort: AbortSignal, milliseconds: number) => Promise<Outcome<unknown>>

const unavailable: Outcome<never> = { kind: 'unavailable' }

/** Between two polls a follower pauses for a tenth of its wait so far, within these bounds. */
const pauseMs = { shortest: 2, longest: 25 }

/** A call without an outcome counts as lost so long after its deadline. */
const graceMs = 50

/** A call can be joined only for so long, because a recovered upstream may respond to a new one. */
const joinableMs = 1000

/**
 * Sends equal calls of an isolate once at a time. Followers poll until their deadline, and send a lost call themselves. A call is aborted
 * when its visitor leaves and nobody follows.
 */
export async function coalesce(flights: Flights, key: string, caller: Caller, deadlineMs: number, send: Send): Promise<Outcome<unknown>> {
  const { signal, now, followsNone = false } = caller
  const until = now() + deadlineMs
  for (;;) {
    const flight = flights.get(key)
    if (followsNone || !flight || isLost(flight, now()) || now() - flight.since > joinableMs) return lead(flights, key, caller, until, send)
    const outcome = await follow(flight, until, caller)
    if (outcome) return outcome
    if (signal.aborted || now() >= until) return unavailable
  }
}

const isLost = ({ outcome, abandoned, until }: Flight, now: number): boolean =>
  abandoned || (outcome === undefined && now >= until + graceMs)

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

/** Returns undefined when the visitor leaves, the time is over, or the call is lost. */
async function follow(flight: Flight, until: number, { signal, now }: Caller): Promise<Outcome<unknown> | undefined> {
  const started = now()
  flight.followers++
  while (flight.outcome === undefined && !isLost(flight, now()) && !signal.aborted && now() < until) {
    const step = Math.min(pauseMs.longest, Math.max(pauseMs.shortest, (now() - started) / 10))
    await elapsed(Math.min(step, until - now()))
  }
  flight.followers--
  return flight.outcome
}
