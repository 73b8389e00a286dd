import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataset, datasetFile, type LocalDataset, openDataset } from '../origin/local/dataset.ts'
import { emptyPoint, type Point } from '../worker/operations/columns.ts'
import { dataPointOf } from '../worker/operations/write-point.ts'
import { upToDate } from './operations.ts'

const now = Date.parse('2027-03-15T11:00:00Z')
const minute = 60_000

const runbook = readFileSync('docs/operations.md', 'utf8')
/** As somebody copies them at night. */
const queries = [...runbook.matchAll(/^### \d+\. (.+)\n\n```sql\n([^]+?)\n```/gm)].map(([, title = '', sql = '']) => ({ title, sql }))

const request = (more: Partial<Point>): Partial<Point> => ({
  point: 'request',
  page: 'stay',
  market: 'fr',
  method: 'GET',
  cache: 'HIT',
  build: 'b1',
  status: 200,
  ...more,
})
const rendering = (more: Partial<Point>): Partial<Point> => ({
  point: 'rendering',
  page: 'stay',
  market: 'fr',
  method: 'GET',
  build: 'b1',
  status: 200,
  content: 'fresh',
  ...more,
})
const times = (count: number, point: Partial<Point>) => Array.from({ length: count }, () => point)

const points: readonly Partial<Point>[] = [
  ...times(90, request({ headMs: 10 })),
  ...times(8, request({ cache: 'MISS', headMs: 300, speculation: 'prefetch' })),
  ...times(2, request({ cache: 'BYPASS', headMs: 900, status: 503, build: 'b2' })),
  ...times(4, request({ page: 'pictures', market: '', cache: 'NONE', status: 502, headMs: 5 })),
  // No visitor has seen these.
  ...times(5, request({ cache: 'NONE', headMs: 1, status: 503, build: 'b2', speculation: 'prerender' })),
  ...times(
    3,
    request({ page: '/api/offers.json', cache: 'NONE', calls: 1, slowestCall: 'offers', slowestMs: 50, speculation: 'prefetch' }),
  ),
  ...times(6, request({ page: 'checkout', method: 'POST', cache: 'BYPASS', status: 303 })),
  ...times(3, request({ page: 'checkout', method: 'POST', cache: 'BYPASS', status: 422 })),
  request({ page: 'checkout', method: 'POST', cache: 'BYPASS', status: 429 }),
  ...times(7, rendering({ calls: 4, slowestCall: 'reviews', slowestMs: 80, headMs: 100, wholeMs: 200 })),
  ...times(
    2,
    rendering({
      calls: 4,
      unavailable: 2,
      slowestCall: 'offers',
      slowestMs: 800,
      headMs: 110,
      wholeMs: 900,
      failedCall: 'offers',
      failure: 'unavailable',
      openBreaker: 'offers',
      incomplete: 1,
      content: 'stale',
    }),
  ),
  rendering({
    market: 'it',
    calls: 2,
    invalid: 1,
    failedCall: 'quote',
    failure: 'invalid',
    content: 'bundled',
    kvLate: 1,
    slowestCall: 'quote',
  }),
]

describe('the runbook', () => {
  let local: LocalDataset
  beforeAll(() => {
    local = openDataset(dataset)
    for (const point of points) local.write(dataPointOf({ ...emptyPoint, ...point }), now - minute)
    // Longer ago than any query looks back.
    for (const point of points)
      local.write(dataPointOf({ ...emptyPoint, ...point, market: 'old', page: 'old', build: 'old' }), now - 61 * minute)
  })
  afterAll(() => local?.close())

  const rowsOf = (title: string) => local.query(queries.find((query) => query.title === title)?.sql ?? '', now).map((row) => ({ ...row }))

  it('is up to date with the columns and the queries', () => {
    expect(runbook).toBe(upToDate(runbook))
  })

  it('is about the dataset that the worker is bound to', () => {
    expect(readFileSync('wrangler.toml', 'utf8')).toContain(`binding = "OPERATIONS"\ndataset = "${dataset}"`)
    for (const { sql } of queries) expect(sql).toContain(`FROM ${dataset}\n`)
  })

  it('has ten queries, each with a result', () => {
    expect(queries).toHaveLength(10)
    for (const { title } of queries) expect([title, rowsOf(title).length]).not.toEqual([title, 0])
  })

  it('forgets what is longer ago', () => {
    expect(JSON.stringify(queries.map(({ title }) => rowsOf(title)))).not.toContain('old')
  })

  it.each([
    ['Which pages fail?', [{ page: 'stay', requests: 92, failed: 2, share: 2 / 92 }]],
    [
      'Is it the new build?',
      [
        { build: 'b1', requests: 100, failed: 0, p95: 10 },
        { build: 'b2', requests: 2, failed: 1, p95: 900 },
      ],
    ],
    ['Can visitors order?', [{ page: 'checkout', market: 'fr', forms: 10, paying: 6, limited: 1, failed: 0 }]],
    [
      'Which upstream call fails?',
      [
        { call: '', failure: '', points: 10, unavailable: 0, invalid: 0 },
        { call: 'offers', failure: 'unavailable', points: 2, unavailable: 4, invalid: 0 },
        { call: 'quote', failure: 'invalid', points: 1, unavailable: 0, invalid: 1 },
      ],
    ],
    ['Which breakers are open?', [{ since: (now - 5 * minute) / 1000, call: 'offers', points: 2 }]],
    [
      'Which pages are slow?',
      [
        { page: 'stay', cache: 'BYPASS', requests: 2, p50: 900, p95: 900 },
        { page: 'stay', cache: 'MISS', requests: 8, p50: 300, p95: 300 },
        { page: 'stay', cache: 'HIT', requests: 90, p50: 10, p95: 10 },
        { page: 'pictures', cache: 'NONE', requests: 4, p50: 5, p95: 5 },
        { page: 'stay', cache: 'NONE', requests: 5, p50: 1, p95: 1 },
        { page: '/api/offers.json', cache: 'NONE', requests: 3, p50: 0, p95: 0 },
        { page: 'checkout', cache: 'BYPASS', requests: 10, p50: 0, p95: 0 },
      ],
    ],
    [
      'What do pages wait for?',
      [
        { page: 'stay', call: 'offers', renderings: 2, head: 110, slowest: 800, whole: 900 },
        { page: 'stay', call: 'reviews', renderings: 7, head: 100, slowest: 80, whole: 200 },
        { page: 'stay', call: 'quote', renderings: 1, head: 0, slowest: 0, whole: 0 },
      ],
    ],
    [
      'Is content old, or KV silent?',
      [
        { market: 'it', renderings: 1, stale: 0, bundled: 1, kv: 1, incomplete: 0 },
        { market: 'fr', renderings: 9, stale: 2 / 9, bundled: 0, kv: 0, incomplete: 2 / 9 },
      ],
    ],
    ['Does the cache hold?', [{ page: 'stay', requests: 98, hits: 90 / 98 }]],
    ['What does speculation cost?', [{ market: 'fr', visits: 92, ahead: 13, refused: 5, rendered: 1 }]],
  ])('%s', (title, rows) => {
    expect(rowsOf(title)).toEqual(rows)
  })
})

describe('the stand-in of the dataset', () => {
  it('opens in a folder that is not there yet, as at the first start of a clone', () => {
    const folder = mkdtempSync(`${tmpdir()}/escale-operations-`)
    const opened = openDataset(dataset, datasetFile(`${folder}/persisted`))
    expect(opened.query(`SELECT blob1 FROM ${dataset}`, Date.now())).toEqual([])
    opened.close()
    rmSync(folder, { recursive: true })
  })
})
