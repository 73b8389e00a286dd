import { numbers, texts } from '../worker/operations/columns.ts'
import { pictureEndpoints } from '../worker/operations/endpoint-kind.ts'

/** Of pictures only failures are written (`isFoundPicture`), so shares of theirs say nothing. */
const withoutPictures = `{page} NOT IN (${pictureEndpoints.map((name) => `'${name}'`).join(', ')})`

interface RunbookQuery {
  readonly title: string
  /** Of Analytics Engine, with the names of columns in braces. */
  readonly sql: string
  /** When somebody is to be woken, or something to be stopped. */
  readonly threshold: string
  /** What to do then, and where to look next. */
  readonly action: string
}

/** What breaks at night, in the order in which it is asked. */
const named: readonly RunbookQuery[] = [
  {
    title: 'Which pages fail?',
    sql: `SELECT {page} AS page, SUM(_sample_interval) AS requests, sumIf(_sample_interval, {status} >= 500) AS failed,
  sumIf(_sample_interval, {status} >= 500) / SUM(_sample_interval) AS share
FROM escale_operations
WHERE {point} = 'request' AND {speculation} = '' AND ${withoutPictures} AND timestamp > NOW() - INTERVAL '15' MINUTE
GROUP BY page
HAVING failed > 0
ORDER BY share DESC`,
    threshold: 'a share above 0.01 of 100 requests and more; of `checkout` and `giftCheckout` above 0.002.',
    action: 'One kind of page: query 4 for its call. All kinds: query 2 for the build, then `/healthz`, whose 503 names the configuration.',
  },
  {
    title: 'Is it the new build?',
    sql: `SELECT {build} AS build, SUM(_sample_interval) AS requests, sumIf(_sample_interval, {status} >= 500) / SUM(_sample_interval) AS failed,
  quantileExactWeighted(0.95)({headMs}, _sample_interval) AS p95
FROM escale_operations
WHERE {point} = 'request' AND {speculation} = '' AND ${withoutPictures} AND timestamp > NOW() - INTERVAL '30' MINUTE
GROUP BY build
ORDER BY requests DESC`,
    threshold: 'the new build fails by 0.002 more than the old one, or its p95 is above 1.2 times that of the old one.',
    action: 'Roll back ("Gradual deployment"). A new build has an empty cache, so its p95 counts from some thousand requests on.',
  },
  {
    title: 'Can visitors order?',
    sql: `SELECT {page} AS page, {market} AS market, SUM(_sample_interval) AS forms, sumIf(_sample_interval, {status} = 303) AS paying,
  sumIf(_sample_interval, {status} = 429) AS limited, sumIf(_sample_interval, {status} >= 500) AS failed
FROM escale_operations
WHERE {point} = 'request' AND {method} = 'POST' AND timestamp > NOW() - INTERVAL '1' HOUR AND ({page} = 'checkout' OR {page} = 'giftCheckout')
GROUP BY page, market
ORDER BY forms DESC`,
    threshold: 'fewer than half of the forms lead to the payment, or any failed. Forms with mistakes come again with 422.',
    action:
      'Query 4 for `createOrder` and `createGiftOrder`. Many `limited`: somebody tries out forms; the limit holds them. No forms at all in the evening: open a checkout.',
  },
  {
    title: 'Which upstream call fails?',
    sql: `SELECT {failedCall} AS call, {failure} AS failure, SUM(_sample_interval) AS points, SUM(_sample_interval * {unavailable}) AS unavailable,
  SUM(_sample_interval * {invalid}) AS invalid
FROM escale_operations
WHERE {calls} > 0 AND timestamp > NOW() - INTERVAL '15' MINUTE
GROUP BY call, failure
ORDER BY points DESC`,
    threshold:
      'a call with 0.02 of the points (the row without a call has those without a failure). `picture` has points of its failures only: 50 of them.',
    action:
      '`unavailable`: no response in time, so ask the service; pages go on without that section. `invalid`: the service responds with another shape, mostly after its own deployment: it must go back.',
  },
  {
    title: 'Which breakers are open?',
    sql: `SELECT toStartOfInterval(timestamp, INTERVAL '5' MINUTE) AS since, {openBreaker} AS call, SUM(_sample_interval) AS points
FROM escale_operations
WHERE {openBreaker} != '' AND timestamp > NOW() - INTERVAL '1' HOUR
GROUP BY since, call
ORDER BY since DESC, points DESC`,
    threshold: 'the same call in three rows that follow each other.',
    action:
      'Nothing has to be reset: an open breaker lets a probe through each half second, and closes with the first success. Call the service.',
  },
  {
    title: 'Which pages are slow?',
    sql: `SELECT {page} AS page, {cache} AS cache, SUM(_sample_interval) AS requests, quantileExactWeighted(0.5)({headMs}, _sample_interval) AS p50,
  quantileExactWeighted(0.95)({headMs}, _sample_interval) AS p95
FROM escale_operations
WHERE {point} = 'request' AND timestamp > NOW() - INTERVAL '1' HOUR
GROUP BY page, cache
ORDER BY p95 DESC
LIMIT 20`,
    threshold: 'a p95 above 100 ms of `HIT`, 800 ms of `MISS`.',
    action: 'Of `HIT`: KV or the platform, since a page from the cache waits for no more than the partners. Of `MISS`: query 7.',
  },
  {
    title: 'What do pages wait for?',
    sql: `SELECT {page} AS page, {slowestCall} AS call, SUM(_sample_interval) AS renderings, quantileExactWeighted(0.95)({headMs}, _sample_interval) AS head,
  quantileExactWeighted(0.95)({slowestMs}, _sample_interval) AS slowest, quantileExactWeighted(0.95)({wholeMs}, _sample_interval) AS whole
FROM escale_operations
WHERE {point} = 'rendering' AND timestamp > NOW() - INTERVAL '1' HOUR
GROUP BY page, call
ORDER BY whole DESC
LIMIT 20`,
    threshold: 'a `head` above 500 ms, a `whole` above 3,000 ms.',
    action:
      'A slow `head` with a fast call is content (query 8). The clock of a worker stands still while it computes, so these are waits; CPU time is under "Metrics" of the worker.',
  },
  {
    title: 'Is content old, or KV silent?',
    sql: `SELECT {market} AS market, SUM(_sample_interval) AS renderings, sumIf(_sample_interval, {content} = 'stale') / SUM(_sample_interval) AS stale,
  sumIf(_sample_interval, {content} = 'bundled') / SUM(_sample_interval) AS bundled, SUM(_sample_interval * {kvLate}) / SUM(_sample_interval) AS kv,
  SUM(_sample_interval * {incomplete}) / SUM(_sample_interval) AS incomplete
FROM escale_operations
WHERE {point} = 'rendering' AND timestamp > NOW() - INTERVAL '15' MINUTE
GROUP BY market
ORDER BY bundled DESC, stale DESC`,
    threshold:
      '`bundled` above 0, `stale` above 0.8 (a half is usual, since each isolate asks for itself), `kv` or `incomplete` above 0.05.',
    action: '"KV is silent" and "The CMS is down" below.',
  },
  {
    title: 'Does the cache hold?',
    sql: `SELECT {page} AS page, SUM(_sample_interval) AS requests,
  sumIf(_sample_interval, {cache} = 'HIT' OR {cache} = 'STALE' OR {cache} = 'UPDATING') / SUM(_sample_interval) AS hits
FROM escale_operations
WHERE {point} = 'request' AND timestamp > NOW() - INTERVAL '1' HOUR AND {cache} != 'NONE' AND {cache} != 'BYPASS' AND {cache} != 'DYNAMIC'
GROUP BY page
ORDER BY requests DESC`,
    threshold: 'below 0.8 of `home`, `stays` or `stay` for an hour without a deployment.',
    action:
      'A hook that announces again and again (`wrangler tail --search /hooks/content`), a campaign with a new key in its addresses, or pages that are incomplete (query 8), which are kept for five seconds only.',
  },
  {
    title: 'What does speculation cost?',
    sql: `SELECT {market} AS market, sumIf(_sample_interval, {speculation} = '') AS visits, sumIf(_sample_interval, {speculation} != '') AS ahead,
  sumIf(_sample_interval, {speculation} != '' AND {status} = 503) AS refused,
  sumIf(_sample_interval, {speculation} != '' AND {cache} = 'MISS') / sumIf(_sample_interval, {cache} = 'MISS') AS rendered
FROM escale_operations
WHERE {point} = 'request' AND {method} = 'GET' AND {market} != '' AND {page} NOT LIKE '/api%' AND timestamp > NOW() - INTERVAL '1' HOUR
GROUP BY market
ORDER BY visits DESC`,
    threshold: '`rendered`, the share of the pages that were rendered for nobody yet, above 0.5.',
    action:
      'Not all of it is lost: a page that is opened afterwards is asked for once only, so its opening is no visit here. Too much: `SPECULATION = "false"`, deploy; open pages keep fetching. Many `refused`: query 5, or experiments that a visitor would see first there.',
  },
]

/** With the columns of the dataset in place of their names. */
export const queries = named.map(({ sql, ...query }) => ({
  ...query,
  sql: sql.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const column = columnOf(name)
    if (column === undefined) throw new Error(`no column is named ${name}`)
    return column
  }),
}))

/** The name of a column in a query. */
export function columnOf(name: string): string | undefined {
  const text = texts.findIndex((column) => column.name === name)
  if (text >= 0) return `blob${text + 1}`
  const number = numbers.findIndex((column) => column.name === name)
  return number >= 0 ? `double${number + 1}` : undefined
}
