import { queryOptions } from '@tanstack/react-query'
import type {
  GetInput,
  GetOutput,
  ListPath,
  ObjectPath,
  OnlyFields,
  PostInput,
  PostOutput,
  PostPath,
} from '../../contract/calls/api-types.ts'
import { pageSite } from '../runtime/page-site.ts'

/** A failed call of the site's API. `status` is 0 without a response, and replaces the status text, which HTTP/2 lacks. */
export class ApiFailure extends Error {
  readonly status: number
  readonly statusText: string
  /** What to tell the visitor. Only too many requests have one, because they pass in seconds. */
  readonly sentence: string | undefined
  constructor(status: number, statusText = '', sentence?: string) {
    super(`the site's API answered ${status}`)
    this.status = status
    this.statusText = statusText || String(status)
    this.sentence = sentence
  }
}

/**
 * Calls `GET /api/…` with the fields of the path and the query; the page's locale and partner are added. Path, fields and response are
 * checked against the table of calls by types alone. Throws ApiFailure for every failed call; aborts with `signal`.
 */
export function apiGet<const Path extends ObjectPath, const Input>(
  path: Path,
  input: GetInput<Path> & OnlyFields<Input, GetInput<Path>>,
  signal?: AbortSignal,
): Promise<GetOutput<Path, Input>> {
  return fetchParsed(addressOf(path, input), isObject<GetOutput<Path, Input>>, {}, signal)
}

/** As `apiGet`, where the response is a list. */
export function apiList<const Path extends ListPath, const Input>(
  path: Path,
  input: GetInput<Path> & OnlyFields<Input, GetInput<Path>>,
  signal?: AbortSignal,
): Promise<GetOutput<Path, Input>> {
  return fetchParsed(addressOf(path, input), isList<GetOutput<Path, Input>>, {}, signal)
}

/** Calls `POST /api/…` with a body; otherwise as `apiGet`. */
export function apiPost<const Path extends PostPath>(path: Path, body: PostInput<Path>, signal?: AbortSignal): Promise<PostOutput<Path>> {
  const headers = { 'content-type': 'application/json' }
  return fetchParsed(addressOf(path, {}), isObject<PostOutput<Path>>, { method: 'POST', body: JSON.stringify(body), headers }, signal)
}

/** A query of TanStack's for `apiGet`: what is equal has one key, whichever island reads it. */
export const apiQuery = <const Path extends ObjectPath, const Input>(
  path: Path,
  input: GetInput<Path> & OnlyFields<Input, GetInput<Path>>,
) => queryOptions({ queryKey: [path, input], queryFn: ({ signal }) => apiGet<Path, Input>(path, input, signal) })

function addressOf(path: string, input: object): string {
  const rest = new Map(Object.entries<unknown>({ ...input }))
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment
    const name = segment.slice(1)
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(pageParameters())
  for (const [name, value] of rest) if (value !== undefined && value !== '') query.set(name, String(value))
  return `${segments.join('/')}?${query}`
}

function pageParameters(): Record<string, string> {
  const { site, partner } = pageSite()
  return { locale: site.market.locale, ...(partner !== undefined && { minisite: String(partner) }) }
}

const deadlineMs = 10_000

interface Sent {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function fetchParsed<Output>(
  address: string,
  isDeclared: (body: unknown) => body is Output,
  { headers, ...rest }: Sent,
  signal: AbortSignal | undefined,
): Promise<Output> {
  const late = AbortSignal.timeout(deadlineMs)
  const response = await fetch(`/api${address}`, {
    ...rest,
    headers: { accept: 'application/json', ...headers },
    signal: signal ? AbortSignal.any([signal, late]) : late,
  })
  if (!response.ok)
    throw new ApiFailure(response.status, response.statusText, response.status === 429 ? await readSentence(response) : undefined)
  const body: unknown = await response.json()
  if (!isDeclared(body)) throw new ApiFailure(0)
  return body
}

/** Our own worker has parsed the response: what is left to go wrong is that it comes from something else. */
const isObject = <Output>(body: unknown): body is Output => typeof body === 'object' && body !== null && !Array.isArray(body)
const isList = <Output>(body: unknown): body is Output => Array.isArray(body)

export const sentenceOf = (cause: unknown): string | undefined => (cause instanceof ApiFailure ? cause.sentence : undefined)

/** The API writes its messages in the language of the page. */
async function readSentence(response: Response): Promise<string | undefined> {
  const body: { error?: { message?: string } } | undefined = await response.json().catch(() => undefined)
  return body?.error?.message
}
