import type { Outcome } from '../../src/contract/outcome.ts'
import { breakerKeyOf, type Call, type UpstreamClient, type UpstreamState } from '../upstream/client.ts'
import type { Point } from './columns.ts'

type Counted = Pick<
  Point,
  'calls' | 'unavailable' | 'invalid' | 'declined' | 'callMs' | 'slowestMs' | 'slowestCall' | 'failedCall' | 'failure' | 'openBreaker'
>

/** What the upstream calls of one request came out as. */
export interface CallTally {
  readonly counted: Counted
  /** Resolves when no call is in flight. */
  readonly settled: () => Promise<void>
}

interface Tallying {
  readonly breakers: UpstreamState['breakers']
  readonly signal: AbortSignal
  /** Returns milliseconds since the epoch. */
  readonly now: () => number
}

/** Counts the calls of a client. A call that ended because its visitor left is no failure of the upstream. */
export function tallied(http: UpstreamClient, { breakers, signal, now }: Tallying): { http: UpstreamClient; tally: CallTally } {
  const counted: { -readonly [Name in keyof Counted]: Counted[Name] } = {
    calls: 0,
    unavailable: 0,
    invalid: 0,
    declined: 0,
    callMs: 0,
    slowestMs: 0,
    slowestCall: '',
    failedCall: '',
    failure: '',
    openBreaker: '',
  }
  let inFlight = 0
  let landed = () => {}

  function count(call: Call, kind: Outcome<unknown>['kind'], milliseconds: number): void {
    counted.calls++
    counted.callMs += milliseconds
    if (counted.slowestCall === '' || milliseconds > counted.slowestMs) {
      counted.slowestCall = call.name
      counted.slowestMs = milliseconds
    }
    if (kind === 'ok' || signal.aborted) return
    if (kind === 'notFound' || kind === 'refused') {
      counted.declined++
      return
    }
    counted[kind]++
    if (counted.failedCall === '') {
      counted.failedCall = call.name
      counted.failure = kind
    }
    if (breakers.get(breakerKeyOf(call))?.isOpen(now())) counted.openBreaker = call.name
  }

  async function watch<Value>(call: Call, sending: Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const began = now()
    inFlight++
    try {
      const outcome = await sending
      count(call, outcome.kind, now() - began)
      return outcome
    } finally {
      if (--inFlight === 0) landed()
    }
  }

  return {
    http: {
      request: (call) => watch(call, http.request(call)),
      file: (call, type) => watch(call, http.file(call, type)),
      submit: (call, returnTo) => watch(call, http.submit(call, returnTo)),
    },
    tally: {
      counted,
      settled: () =>
        inFlight === 0
          ? Promise.resolve()
          : new Promise((resolve) => {
              landed = resolve
            }),
    },
  }
}
