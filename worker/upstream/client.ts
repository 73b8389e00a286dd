import * as v from 'valibot'
import type { Outcome } from '../../src/contract/outcome.ts'
import { readBytes, readText } from './body.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Caller, coalesce, type Flights } from './coalesce.ts'
import { createParsedResponses, parseOnce, type ParsedResponses } from './parsed-responses.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

/** A POST of JSON with a `body`, of a form with a `form`, otherwise a GET. */
export interface Call {
  /** Names the breaker: the same for all parameters. */
  readonly name: string
  readonly base: string
  /** Segments, encoded here. */
  readonly path: readonly (string | number)[]
  /** Empty values are left out; lists are joined with commas. */
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: object | undefined
  readonly form?: Readonly<Record<string, string>>
  /** A POST that only reads: equal ones in flight are sent once, but never retried. */
  readonly isRead?: boolean
  /** Lets a POST be retried: the upstream creates once for each key. */
  readonly idempotencyKey?: string | undefined
  /** Subject of the call: see `Breaker`. */
  readonly resource?: string | number | undefined
  /** Milliseconds for the whole call, its retry included. */
  readonly deadline: number
  /** Bytes. */
  readonly maxSize?: number | undefined
}

export interface JsonCall<Schema extends v.GenericSchema> extends Call {
  readonly schema: Schema
}

export interface UpstreamFile {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The client of one request. Never throws for what an upstream does. */
export interface UpstreamClient {
  request: <Schema extends v.GenericSchema>(call: JsonCall<Schema>) => Promise<Outcome<v.InferOutput<Schema>>>
  /** `type`: start of the content type. */
  file: (call: Call, type: string) => Promise<Outcome<UpstreamFile>>
  /** A form that is accepted by a redirect to `returnTo` (absolute) only. */
  submit: (call: Call, returnTo: string) => Promise<Outcome<true>>
}

/** Shared by all requests of an isolate. Plain values: see `coalesce`. */
export interface UpstreamState {
  readonly breakers: Map<string, Breaker>
  readonly budget: RetryBudget
  readonly flights: Flights
  readonly parsed: ParsedResponses
}

export const createUpstreamState = (): UpstreamState => ({
  breakers: new Map(),
  budget: createRetryBudget(),
  flights: new Map(),
  parsed: createParsedResponses(),
})

export interface Connection extends Caller {
  /** See `Breaker`. */
  readonly client?: string | undefined
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Coalesces equal calls, has a breaker for each, and retries GETs, and POSTs with a key, from a budget. The visitor's headers and cookies
 * are never forwarded.
 */
export function createUpstreamClient(state: UpstreamState, connection: Connection): UpstreamClient {
  function send<Value>(call: Call, read: ReadResponse): Promise<Outcome<Value>> {
    const url = urlOf(call)
    const body = bodyOf(call)
    const key = [call.name, url, body].join(' ')
    const breaker = breakerOf(state.breakers, `${call.base} ${call.name}`)
    const sending = (abort: AbortSignal, deadline: number) =>
      sendWithRetry({ connection, state, call, url, body, breaker, abort, deadline, read: (response) => read(response, key) })
    const isShared = body === undefined || call.isRead
    const outcome = isShared ? coalesce(state.flights, key, connection, call.deadline, sending) : sending(connection.signal, call.deadline)
    // A key names one call, with one way of reading its responses.
    return outcome as Promise<Outcome<Value>>
  }

  return {
    request: (call) =>
      send(
        call,
        ofSuccess(call, (response, key) => readJson(response, call, key, state.parsed)),
      ),
    file: (call, type) =>
      send(
        call,
        ofSuccess(call, (response) => readFile(response, call, type)),
      ),
    submit: (call, returnTo) => send(call, (response) => Promise.resolve(returned(response, returnTo))),
  }
}

type ReadResponse = (response: Response, key: string) => Promise<Outcome<unknown>>

const ofSuccess =
  (call: SentCall, read: ReadResponse): ReadResponse =>
  async (response, key) =>
    isSuccess(call, response.status) ? read(response, key) : failureOf(response)

type SentCall = Call & { readonly schema?: v.GenericSchema }

/**
 * A call that creates may answer any 2xx with what it made: to count one as a failure would lose an order that exists. A call whose
 * response nobody reads may answer without one. What is read is 200 only: a page needs the body, and a 204 has none.
 */
function isSuccess({ idempotencyKey, schema }: SentCall, status: number): boolean {
  if (status < 200 || status > 299) return false
  return status === 200 || idempotencyKey !== undefined || (status === 204 && schema?.type === 'unknown')
}

const defaultMaxSize = 2_000_000

function breakerOf(breakers: Map<string, Breaker>, key: string): Breaker {
  const known = breakers.get(key) ?? createBreaker()
  breakers.set(key, known)
  return known
}

const bodyOf = ({ body, form }: Call): string | undefined => (form ? new URLSearchParams(form).toString() : body && JSON.stringify(body))

function urlOf({ base, path, query }: Call): string {
  const address = [base.replace(/\/$/, ''), ...path.map((segment) => encodeURIComponent(String(segment)))].join('/')
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : `${key}=${encodeURIComponent(String(value).toWellFormed())}`,
  )
  return pairs.length > 0 ? `${address}?${pairs.join('&')}` : address
}

interface Sending {
  readonly connection: Connection
  readonly state: UpstreamState
  readonly call: Call
  readonly url: string
  readonly body: string | undefined
  readonly breaker: Breaker
  readonly abort: AbortSignal
  readonly deadline: number
  readonly read: (response: Response) => Promise<Outcome<unknown>>
}

async function sendWithRetry(sending: Sending): Promise<Outcome<unknown>> {
  const { breaker, abort, deadline } = sending
  const { resource } = sending.call
  const { now, client } = sending.connection
  const { budget } = sending.state
  const until = now() + deadline
  for (let attempt = 0; ; attempt++) {
    if (!breaker.allows(client, now())) return { kind: 'unavailable' }
    const outcome = await sendOnce(sending, Math.max(1, until - now()))
    if (outcome.kind !== 'unavailable') {
      breaker.succeeded({ resource, client }, now())
      budget.earn()
      return outcome
    }
    if (abort.aborted) return outcome
    // What fails repeatedly must not use up the retries of everything else.
    const isSafe = sending.body === undefined || sending.call.idempotencyKey !== undefined
    const mayRetry = isSafe && attempt === 0 && !breaker.hasFailed(resource, now())
    breaker.failed({ resource, client }, now())
    if (!mayRetry || until - now() <= deadline / 2 || !budget.spend()) return outcome
  }
}

async function sendOnce({ connection, call, url, body, abort, read }: Sending, milliseconds: number): Promise<Outcome<unknown>> {
  const { idempotencyKey: key } = call
  const json = { accept: 'application/json', ...(key !== undefined && { 'idempotency-key': key }) }
  const type = call.form ? 'application/x-www-form-urlencoded' : 'application/json'
  const init = body === undefined ? { headers: json } : { method: 'POST', body, headers: { ...json, 'content-type': type } }
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), abort])
    return await read(await connection.fetch(new Request(url, { ...init, redirect: 'manual', signal })))
  } catch {
    return { kind: 'unavailable' }
  }
}

function returned(response: Response, returnTo: string): Outcome<true> {
  const { status, headers } = response
  const isReturn = status >= 300 && status < 400 && URL.parse(headers.get('location') ?? '')?.href === new URL(returnTo).href
  if (!isReturn) return failureOf(response)
  void response.body?.cancel().catch(() => {})
  return { kind: 'ok', value: true }
}

/** Every status that is no success. */
export function failureOf(response: Response): Outcome<never> {
  // An unread body holds its connection.
  void response.body?.cancel().catch(() => {})
  const { status } = response
  if (status >= 500 || status === 429) return { kind: 'unavailable' }
  if (status === 404 || status === 410) return { kind: 'notFound' }
  return status < 400 ? { kind: 'invalid' } : { kind: 'refused', status }
}

async function readJson(
  response: Response,
  { schema, maxSize = defaultMaxSize }: JsonCall<v.GenericSchema>,
  key: string,
  parsed: ParsedResponses,
): Promise<Outcome<unknown>> {
  if (response.status === 204 && schema.type === 'unknown') return { kind: 'ok', value: undefined }
  const text = await readText(response, maxSize)
  if (text === undefined) return { kind: 'invalid' }
  const value = parseOnce(parsed, key, text, (fresh) => {
    const result = v.safeParse(schema, fromJson(fresh))
    return result.success ? result.output : undefined
  })
  return value === undefined ? { kind: 'invalid' } : { kind: 'ok', value }
}

async function readFile(response: Response, { maxSize = defaultMaxSize }: Call, expected: string): Promise<Outcome<UpstreamFile>> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith(expected)) {
    await response.body?.cancel()
    return { kind: 'invalid' }
  }
  const bytes = await readBytes(response, maxSize)
  return bytes ? { kind: 'ok', value: { type, bytes } } : { kind: 'invalid' }
}

/** A null, or half of a surrogate pair, which no address can have. */
const mayNeedMending = /null|\\u[dD][89a-fA-F]/

/** Turns `null` into absence, and lone surrogates into the replacement character. Undefined for invalid JSON. */
function fromJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return mayNeedMending.test(text) ? mended(value) : value
  } catch {
    return undefined
  }
}

/** A reviver takes more than twice the time. */
function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value ?? undefined
  if (Array.isArray(value)) return value.map(mended)
  const present: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    // Assigning `__proto__` would set the prototype.
    if (inner !== null && key !== '__proto__') present[key] = mended(inner)
  }
  return present
}
