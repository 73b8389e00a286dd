/** A point is of a request (at the gateway) or of a rendering (behind the cache), which a page from the cache has none of. */
type Recorded = 'both' | 'request' | 'rendering'

interface Column {
  readonly name: string
  /** Points that have it. */
  readonly on: Recorded
  readonly meaning: string
}

/**
 * The columns of a data point, by position: `blob1` is the first text, `double1` the first number. Points of three months are stored by
 * position, so a new column goes to the end and none is ever moved or removed. Nothing in them is about a person: no address, query,
 * client, cookie or code.
 */
export const texts = [
  { name: 'point', on: 'both', meaning: '`request` or `rendering`' },
  {
    name: 'page',
    on: 'both',
    meaning: 'kind of page (`stay`, `checkout`), path pattern of a call (`/api/offers.json`), or another endpoint',
  },
  { name: 'market', on: 'both', meaning: 'market of the page or call; empty for the rest' },
  { name: 'method', on: 'both', meaning: 'method of the request' },
  { name: 'cache', on: 'request', meaning: 'outcome of the cache before the pages, as `Cf-Cache-Status` has it; `NONE` without a cache' },
  { name: 'speculation', on: 'request', meaning: '`prefetch` or `prerender`; empty for a visit' },
  { name: 'build', on: 'both', meaning: 'build of the worker, which `/healthz` has too' },
  { name: 'slowestCall', on: 'both', meaning: 'the call that took longest; empty without calls' },
  { name: 'failedCall', on: 'both', meaning: 'the first call that failed; empty where none did' },
  { name: 'failure', on: 'both', meaning: 'its outcome: `unavailable` or `invalid`' },
  { name: 'openBreaker', on: 'both', meaning: 'the last call that failed with its breaker open; empty where none did' },
  { name: 'content', on: 'rendering', meaning: 'the oldest content of the page: `fresh`, `stale` or `bundled`' },
] as const satisfies readonly Column[]

export const numbers = [
  { name: 'status', on: 'both', meaning: 'status of the response' },
  { name: 'headMs', on: 'both', meaning: 'milliseconds until the headers' },
  { name: 'wholeMs', on: 'rendering', meaning: 'milliseconds until the end of the page' },
  { name: 'calls', on: 'both', meaning: 'calls of the upstream' },
  { name: 'unavailable', on: 'both', meaning: 'of them without a response in time' },
  { name: 'invalid', on: 'both', meaning: 'of them with a response that could not be read' },
  { name: 'declined', on: 'both', meaning: 'of them with `notFound` or `refused`, which are responses' },
  { name: 'callMs', on: 'both', meaning: 'milliseconds of all calls together' },
  { name: 'slowestMs', on: 'both', meaning: 'milliseconds of the slowest call' },
  { name: 'kvLate', on: 'rendering', meaning: '1 where KV was late or failed meanwhile' },
  { name: 'incomplete', on: 'rendering', meaning: '1 where a section or a call of the page failed' },
] as const satisfies readonly Column[]

export type TextName = (typeof texts)[number]['name']
export type NumberName = (typeof numbers)[number]['name']
export type Point = Readonly<Record<TextName, string> & Record<NumberName, number>>

/** Where a point has nothing to say. */
export const emptyPoint: Point = {
  ...(Object.fromEntries(texts.map(({ name }) => [name, ''])) as Record<TextName, string>),
  ...(Object.fromEntries(numbers.map(({ name }) => [name, 0])) as Record<NumberName, number>),
}
