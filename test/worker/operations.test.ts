import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dataset, type LocalDataset, openDataset } from '../../origin/local/dataset.ts'
import { columnOf } from '../../.ci/operations-queries.ts'
import { texts } from '../../worker/operations/columns.ts'
import { get } from './site.ts'

let points: LocalDataset
beforeAll(() => {
  points = openDataset(dataset, inject('operationsFile'))
})
afterAll(() => points?.close())

const selected = (names: readonly string[]) => names.map((name) => `${columnOf(name)} AS ${name}`).join(', ')

type Row = ReturnType<LocalDataset['query']>[number]

/** Returns the points with these facts, as soon as there is one. */
async function pointsWith(facts: Readonly<Record<string, string | number>>, names: readonly string[]): Promise<readonly Row[]> {
  const conditions = Object.entries(facts).map(([name, value]) => `${columnOf(name)} = ${typeof value === 'number' ? value : `'${value}'`}`)
  const sql = `SELECT ${selected(names)} FROM ${dataset} WHERE ${conditions.join(' AND ')} ORDER BY timestamp DESC`
  await expect.poll(() => points.query(sql, Date.now()).length).toBeGreaterThan(0)
  return points.query(sql, Date.now())
}

it('a visited page has a point of its request and one of its rendering, with the calls of the rendering', async () => {
  expect((await get('/it/soggiorno/10572', { headers: { 'sec-purpose': 'prefetch;prerender' } })).status).toBe(200)
  const [asked] = await pointsWith({ point: 'request', page: 'stay', market: 'it', speculation: 'prerender' }, [
    'method',
    'cache',
    'status',
    'calls',
    'failedCall',
  ])
  expect(asked).toEqual({ method: 'GET', cache: 'NONE', status: 200, calls: expect.any(Number), failedCall: '' })
  const [rendered] = await pointsWith({ point: 'rendering', page: 'stay', market: 'it', status: 200 }, [
    'content',
    'calls',
    'slowestCall',
    'slowestMs',
    'callMs',
    'headMs',
    'wholeMs',
    'incomplete',
    'speculation',
  ])
  expect(rendered).toMatchObject({ content: 'fresh', incomplete: 0, speculation: '' })
  expect(Number(rendered?.['calls'])).toBeGreaterThan(0)
  expect(rendered?.['slowestCall']).not.toBe('')
  expect(Number(rendered?.['callMs'])).toBeGreaterThanOrEqual(Number(rendered?.['slowestMs']))
  expect(Number(rendered?.['wholeMs'])).toBeGreaterThanOrEqual(Number(rendered?.['headMs']))
})

it('a call of an island has its path pattern, market and upstream call', async () => {
  expect((await get('/api/boxes/204EBOX/offers?locale=nl_BE', { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(200)
  const [row] = await pointsWith({ point: 'request', page: '/api/boxes/:code/offers', speculation: 'prefetch' }, [
    'market',
    'calls',
    'slowestCall',
  ])
  expect(row).toMatchObject({ market: 'be-nl', calls: 1 })
  expect(row?.['slowestCall']).not.toBe('')
})

it.each([
  ['/robots.txt', { page: 'robots.txt', market: '', status: 200 }],
  ['/es/nada-de-nada', { page: 'other', market: 'es', status: 404 }],
  ['/be/nl/checkout', { page: 'checkout', market: 'be-nl' }],
  ['/fr/%2f', { page: 'other', market: '', status: 404 }],
  ['/nl', { page: 'other', market: '', speculation: 'prefetch' }],
])('%s has a point that says %j', async (path, facts) => {
  await get(path, { headers: { 'sec-purpose': 'prefetch' } })
  expect((await pointsWith({ point: 'request', speculation: 'prefetch', ...facts }, ['page'])).length).toBeGreaterThan(0)
})

it('no point has anything of the visitor: neither an address, nor a query, a cookie, a client or a user agent', async () => {
  const personal = { cookie: '__Host-visitor=0123456789abcdef', 'user-agent': 'Somebody/1.0', 'cf-connecting-ip': '203.0.113.7' }
  await get('/fr/hotel/1057?checkin=2027-04-20&checkout=2027-04-21', { headers: { ...personal, 'sec-purpose': 'prerender' } })
  await pointsWith({ point: 'request', page: 'hotel', speculation: 'prerender' }, ['page'])
  const columns = ['index1', ...texts.map((_, at) => `blob${at + 1}`)].join(', ')
  const all = JSON.stringify(points.query(`SELECT ${columns} FROM ${dataset}`, Date.now()))
  expect(all).not.toMatch(/0123456789abcdef|Somebody|203\.0\.113|\/1057|checkin=|2027-04-20/)
})
