import type * as v from 'valibot'
import type { Outcome } from '../../src/contract/outcome.ts'
import { safeParse } from '../../src/validation/compiled.ts'
import { readBytes, readText } from './body.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Caller, coalesce, type Flights } from './coalesce.ts'
import { createParsedResponses, parseOnce, type ParsedResponses } from './parsed-responses.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

/** Sent as a POST of JSON where it has a `body`, as a POST of a form where it has a `form`, and otherwise as a GET. */
export interface Call {
  readonly name: string
  readonly base: string
  readonly path: readonly (string | number)[]
  /** Empty values are left out, and lists are joined with commas. */
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: object | undefined
  readonly form?: Readonly<Record<string, string>>
  /** Marks a POST that only reads. Equal ones in flight are sent once, but never retried. */
  readonly isRead?: boolean
  /** Lets a POST be retried, because the upstream creates once for each key. */
  readonly idempotencyKey?: string | undefined
  readonly resource?: string | number | undefined
  /** Holds for the whole call, its retry included. */
  readonly deadlineMs: number
  readonly maxBytes?: number | undefined
}

export interface JsonCall<Schema extends v.GenericSchema> extends Call {
  readonly schema: Schema
}

export interface UpstreamFile {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The client of one request. It never throws for what an upstream does. */
export interface UpstreamClient {
  request: <Schema extends v.GenericSchema>(call: JsonCall<Schema>) => Promise<Outcome<v.InferOutput<Schema>>>
  /** `type` is the start of the expected content type. */
  file: (call: Call, type: string) => Promise<Outcome<UpstreamFile>>
  /** Sends a form that counts as accepted only if the response redirects to `returnTo`, an absolute address. */
  submit: (call: Call, returnTo: string) => Promise<Outcome<true>>
}

/** Shared by all requests of an isolate, so it holds plain values only (see `coalesce`). */
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
    const breaker = breakerOf(state.breakers, breakerKeyOf(call))
    const sending = (abort: AbortSignal, deadlineMs: number) =>
      sendWithRetry({ connection, state, call, url, body, breaker, abort, deadlineMs, read: (response) => read(response, key) })
    const isShared = body === undefined || call.isRead
    const outcome = isShared
      ? coalesce(state.flights, key, connection, call.deadlineMs, sending)
      : sending(connection.signal, call.deadlineMs)
    // A key names one call, so its responses are always read in the same way.
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

const defaultMaxBytes = 2_000_000

export const breakerKeyOf = ({ base, name }: Pick<Call, 'base' | 'name'>): string => `${base} ${name}`
export const callOfBreaker = (key: string): string => key.slice(key.lastIndexOf(' ') + 1)

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
  readonly deadlineMs: number
  readonly read: (response: Response) => Promise<Outcome<unknown>>
}

async function sendWithRetry(sending: Sending): Promise<Outcome<unknown>> {
  const { breaker, abort, deadlineMs } = sending
  const { resource } = sending.call
  const { now, client } = sending.connection
  const { budget } = sending.state
  const until = now() + deadlineMs
  for (let attempt = 0; ; attempt++) {
    if (!breaker.allows(client, now())) return { kind: 'unavailable' }
    const outcome = await sendOnce(sending, Math.max(1, until - now()))
    if (outcome.kind !== 'unavailable') {
      breaker.succeeded({ resource, client }, now())
      budget.earn()
      return outcome
    }
    if (abort.aborted) return outcome
    // A call that fails repeatedly must not use up the retries of all others.
    const isSafe = sending.body === undefined || sending.call.idempotencyKey !== undefined
    const mayRetry = isSafe && attempt === 0 && !breaker.hasFailed(resource, now())
    breaker.failed({ resource, client }, now())
    if (!mayRetry || until - now() <= deadlineMs / 2 || !budget.spend()) return outcome
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

export function failureOf(response: Response): Outcome<never> {
  // A body that is not read holds its connection.
  void response.body?.cancel().catch(() => {})
  const { status } = response
  if (status >= 500 || status === 429) return { kind: 'unavailable' }
  if (status === 404 || status === 410) return { kind: 'notFound' }
  return status < 400 ? { kind: 'invalid' } : { kind: 'refused', status }
}

async function readJson(
  response: Response,
  { schema, maxBytes = defaultMaxBytes }: JsonCall<v.GenericSchema>,
  key: string,
  parsed: ParsedResponses,
): Promise<Outcome<unknown>> {
  if (response.status === 204 && schema.type === 'unknown') return { kind: 'ok', value: undefined }
  const text = await readText(response, maxBytes)
  if (text === undefined) return { kind: 'invalid' }
  const value = parseOnce(parsed, key, text, (fresh) => {
    const result = safeParse(schema, fromJson(fresh))
    return result.success ? result.output : undefined
  })
  return value === undefined ? { kind: 'invalid' } : { kind: 'ok', value }
}

async function readFile(response: Response, { maxBytes = defaultMaxBytes }: Call, expected: string): Promise<Outcome<UpstreamFile>> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith(expected)) {
    await response.body?.cancel()
    return { kind: 'invalid' }
  }
  const bytes = await readBytes(response, maxBytes)
  return bytes ? { kind: 'ok', value: { type, bytes } } : { kind: 'invalid' }
}

/** Finds a null, or half of a surrogate pair, which no address can have. */
const mayNeedMending = /null|\\u[dD][89a-fA-F]/

/** Turns `null` into absence, and lone surrogates into the replacement character. Returns undefined for invalid JSON. */
function fromJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return mayNeedMending.test(text) ? mended(value) : value
  } catch {
    return undefined
  }
}

/** This is a walk of its own because a reviver of `JSON.parse` takes more than twice the time. */
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
