import { pageSite } from '../runtime/page-site.ts'

/** `status` is 0 without a response; it replaces the status text, which HTTP/2 lacks. */
export class ApiFailure extends Error {
  readonly status: number
  readonly statusText: string
  /** For the visitor; only for too many requests, which pass in seconds. */
  readonly sentence: string | undefined
  constructor(status: number, statusText = '', sentence?: string) {
    super(`the site's API answered ${status}`)
    this.status = status
    this.statusText = statusText || String(status)
    this.sentence = sentence
  }
}

/** Milliseconds. */
const deadline = 10_000

/** Of every call: the page's market and partner. */
function pageParameters(): ApiQuery {
  const { site, partner } = pageSite()
  return { locale: site.market.locale, minisite: partner }
}

/** Lists are sent with commas. */
export type ApiQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

export type TypeGuard<Expected> = (body: unknown) => body is Expected

/** Checks keys only: our own worker has parsed the response (`worker/api.ts`). */
export function withKeys<Expected extends object>(...keys: (keyof Expected & string)[]): TypeGuard<Expected> {
  return (body): body is Expected => typeof body === 'object' && body !== null && keys.every((key) => key in body)
}

/** Throws ApiFailure for every failed call; aborts with `signal`. */
export function getJson<Expected>(path: string, query: ApiQuery, isExpected: TypeGuard<Expected>, signal?: AbortSignal): Promise<Expected> {
  return fetchResponse(path, query, {}, isExpected, signal)
}

export function postJson<Expected>(
  path: string,
  query: ApiQuery,
  body: object,
  isExpected: TypeGuard<Expected>,
  signal?: AbortSignal,
): Promise<Expected> {
  const headers = { 'content-type': 'application/json' }
  return fetchResponse(path, query, { method: 'POST', body: JSON.stringify(body), headers }, isExpected, signal)
}

async function fetchResponse<Expected>(
  path: string,
  query: ApiQuery,
  { headers, ...rest }: { method?: string; body?: string; headers?: Record<string, string> },
  isExpected: TypeGuard<Expected>,
  signal: AbortSignal | undefined,
): Promise<Expected> {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...pageParameters(), ...query }))
    if (value !== undefined && value !== '') search.set(key, String(value))
  const late = AbortSignal.timeout(deadline)
  const response = await fetch(`/api/${path}?${search}`, {
    ...rest,
    headers: { accept: 'application/json', ...headers },
    signal: signal ? AbortSignal.any([signal, late]) : late,
  })
  if (!response.ok)
    throw new ApiFailure(response.status, response.statusText, response.status === 429 ? await readSentence(response) : undefined)
  const body: unknown = await response.json()
  if (!isExpected(body)) throw new ApiFailure(0)
  return body
}

export const sentenceOf = (cause: unknown): string | undefined => (cause instanceof ApiFailure ? cause.sentence : undefined)

/** In the visitor's language. */
async function readSentence(response: Response): Promise<string | undefined> {
  const body: { error?: { message?: string } } | undefined = await response.json().catch(() => undefined)
  return body?.error?.message
}
