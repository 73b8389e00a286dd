import * as v from 'valibot'
import { createBreaker, type Breaker } from './breaker.ts'
import { readText } from './body.ts'
import { type Asker, createCoalescer } from './coalesce.ts'
import { createParsedAnswers } from './parsed-answers.ts'
import type { Outcome } from '../../src/contract/outcome.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

export type Fetch = (request: Request) => Promise<Response>

/** One question to an upstream. `path` segments are encoded here, once each; `query` keeps only what has a value. */
export interface Call<Schema extends v.GenericSchema> {
  readonly base: string
  readonly path: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly answer: Schema
  /** Milliseconds for the whole call, retries included. */
  readonly deadline: number
  /** Bytes. */
  readonly maxSize?: number
}

export interface Client {
  ask: <Schema extends v.GenericSchema>(call: Call<Schema>, asker: Visitor) => Promise<Outcome<v.InferOutput<Schema>>>
}

/** The visitor on whose behalf a question is asked. */
export type Visitor = Omit<Asker, 'deadline'>

interface Clock {
  now: () => number
}

/**
 * The one client all upstream calls share, one per isolate: it coalesces equal questions in flight, keeps a breaker for each host,
 * and retries idempotent calls from a budget. Client headers and cookies never reach it. Never throws for what an upstream may do.
 */
export function createClient(fetch: Fetch, clock: Clock = { now: Date.now }): Client {
  const breakers = new Map<string, Breaker>()
  const budget = createRetryBudget()
  const coalescer = createCoalescer()
  const parsed = createParsedAnswers()

  return {
    ask(call, visitor) {
      const url = urlOf(call)
      const breaker = breakerOf(breakers, url.host)
      const asking = (abort: AbortSignal) => attempts({ fetch, url, call, breaker, budget, clock, abort, parsed })
      const outcome =
        call.body === undefined
          ? coalescer.share(url.href, { ...visitor, deadline: call.deadline }, asking)
          : asking(visitor.signal ?? new AbortController().signal)
      // One URL has one schema, so what is shared under it has been parsed by this call's.
      return outcome as Promise<Outcome<v.InferOutput<typeof call.answer>>>
    },
  }
}

function breakerOf(breakers: Map<string, Breaker>, host: string): Breaker {
  const known = breakers.get(host)
  if (known) return known
  const made = createBreaker()
  breakers.set(host, made)
  return made
}

function urlOf(call: Call<v.GenericSchema>): URL {
  const url = new URL(`${call.base.replace(/\/$/, '')}/${call.path.map((step) => encodeURIComponent(String(step))).join('/')}`)
  for (const [key, value] of Object.entries(call.query ?? {}))
    if (value !== undefined && value !== '') url.searchParams.set(key, String(value))
  return url
}

interface Attempt {
  readonly fetch: Fetch
  readonly url: URL
  readonly call: Call<v.GenericSchema>
  readonly breaker: Breaker
  readonly budget: RetryBudget
  readonly clock: Clock
  readonly abort: AbortSignal
  readonly parsed: ReturnType<typeof createParsedAnswers>
}

async function attempts(it: Attempt): Promise<Outcome<unknown>> {
  const { call, breaker, budget, clock } = it
  const until = clock.now() + call.deadline
  for (let attempt = 0; ; attempt++) {
    if (!breaker.allows(clock.now())) return { kind: 'unavailable' }
    const outcome = await once(it, Math.max(1, until - clock.now()))
    if (outcome.kind !== 'unavailable') {
      breaker.succeeded()
      budget.earn()
      return outcome
    }
    if (it.abort.aborted) return outcome
    breaker.failed(clock.now())
    const again = call.body === undefined && attempt === 0 && until - clock.now() > call.deadline / 2 && budget.spend()
    if (!again) return outcome
  }
}

async function once({ fetch, url, call, abort, parsed }: Attempt, milliseconds: number): Promise<Outcome<unknown>> {
  try {
    const response = await fetch(
      new Request(url, {
        method: call.body === undefined ? 'GET' : 'POST',
        headers:
          call.body === undefined ? { accept: 'application/json' } : { accept: 'application/json', 'content-type': 'application/json' },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(milliseconds), abort]),
      }),
    )
    return await read(response, { url, call, parsed })
  } catch {
    return { kind: 'unavailable' }
  }
}

async function read(response: Response, { url, call, parsed }: Pick<Attempt, 'url' | 'call' | 'parsed'>): Promise<Outcome<unknown>> {
  if (response.status !== 200) {
    const { status } = response
    if (status >= 500 || status === 429) return discard(response, { kind: 'unavailable' })
    if (status === 404 || status === 410) return discard(response, { kind: 'notFound' })
    if (status < 400) return discard(response, { kind: 'invalid' })
    return discard(response, { kind: 'refused', status })
  }
  const text = await readText(response, call.maxSize ?? 2_000_000)
  if (text === undefined) return { kind: 'invalid' }
  const value = parsed.parse(url.href, text, (fresh) => {
    const result = v.safeParse(call.answer, fromJson(fresh))
    return result.success ? result.output : undefined
  })
  return value === undefined ? { kind: 'invalid' } : { kind: 'ok', value }
}

function discard(response: Response, outcome: Outcome<never>): Outcome<never> {
  // A body nobody reads would keep its connection.
  void response.body?.cancel().catch(() => {})
  return outcome
}

/** What is null in an answer is absent: contracts know one way of saying that there is nothing. Undefined for what is no JSON. */
function fromJson(text: string): unknown {
  try {
    return text.includes('null') ? JSON.parse(text, (_, value: unknown) => value ?? undefined) : JSON.parse(text)
  } catch {
    return undefined
  }
}
