import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { locales } from '../../../src/market/markets.ts'
import { openDatabase } from '../../testing/database.ts'
import type { OpenSqlite } from '../../testing/sqlite.ts'
import { collector } from './routes.ts'

let opened: OpenSqlite
beforeAll(async () => {
  opened = await openDatabase()
}, 60_000)
afterAll(() => opened?.close())

const env = () => ({ DB: opened.db })
const send = (events: readonly object[], { pos = 'fr_be', client = 'browser-1' } = {}) =>
  collector.request(
    `/analytics/ga/collect/${pos}`,
    { method: 'POST', body: JSON.stringify({ client_id: client, session_id: '1805000000000', events }) },
    env(),
  )
const shown = async (path: string) => (await collector.request(path, {}, env())).text()
const names = (page: string) => [...page.matchAll(/<h2>(\w+)<\/h2>/g)].map(([, name]) => name)
const picked = (checkin: string) => ({ name: 'select_checkin', at: 1_805_000_000_000, params: { hotel: 1057, checkin } })
const box = { name: 'select_item', at: 1_805_000_000_001, params: { box: '<b>201EBOX</b>' } }

// @rule S7.42
test('the stand-in of the collector shows what came, the newest first, of one browser where it is named', async () => {
  for (const locale of locales) expect(await shown(`/analytics?locale=${locale}`)).toContain('role="status"')
  expect((await send([picked('2027-04-16'), box])).status).toBe(200)
  await send([picked('2027-05-01')], { client: 'browser-2' })
  const page = await shown('/analytics')
  expect(names(page)).toEqual(['select_checkin', 'select_item', 'select_checkin'])
  expect(page).toContain('role="note"')
  expect(page).not.toContain('<b>201')
  expect(names(await shown('/analytics?client=browser-1'))).toEqual(['select_item', 'select_checkin'])
})

test('it refuses what is no event and no point of sale, and keeps the last thousand', async () => {
  expect((await send([])).status).toBe(400)
  expect((await send([{ ...box, name: 'x' }])).status).toBe(400)
  expect((await send([box], { pos: 'nowhere' })).status).toBe(400)
  await opened.db
    .prepare(
      "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 1300) INSERT INTO analytics_event SELECT i, 'fr_fr', 'c', 's', NULL, 'x', 1, '{}' FROM n",
    )
    .run()
  await send([box])
  const counted = await opened.db.prepare('SELECT COUNT(*) AS stored FROM analytics_event').first<{ stored: number }>()
  expect(counted?.stored).toBe(1000)
})

describe('how fast pages were', () => {
  const vital = (id: number, value: number, more: object = {}) => ({
    name: 'web_vital',
    at: 1_805_000_000_000,
    params: { id: `v6-1805000000000-${id}`, metric: 'LCP', value, page: 'stay', navigation: 'navigate', connection: '4g', ...more },
  })
  const table = async () =>
    [...(await shown('/analytics/vitals')).matchAll(/<tr>((?:<td>[^<]*<\/td>)+)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<td>([^<]*)/g)].map(([, cell]) => cell),
    )

  it('is shown as percentiles by metric, market, kind of page and navigation, by the last value of each measurement', async () => {
    for (const locale of locales) expect(await shown(`/analytics/vitals?locale=${locale}`)).toContain('role="status"')
    await send([vital(1, 100), vital(2, 200, { part: 'main img' }), vital(3, 50, { metric: 'CLS' })])
    await send([vital(1, 300, { part: 'booking' }), vital(4, 0, { metric: 'TTFB', navigation: 'prerender' })])
    expect(await table()).toEqual([
      ['CLS', 'fr_be', 'stay', 'navigate', '1', '0.050', '0.050', '0.050', ''],
      ['LCP', 'fr_be', 'stay', 'navigate', '2', '200 ms', '300 ms', '300 ms', 'booking'],
      ['TTFB', 'fr_be', 'stay', 'prerender', '1', '0 ms', '0 ms', '0 ms', ''],
    ])
  })

  it('is refused where it has more than a measurement, and kept for the last twenty thousand', async () => {
    const before = await table()
    expect((await send([vital(5, 1, { text: 'Bon voyage' })])).status).toBe(400)
    expect((await send([vital(5, -1)])).status).toBe(400)
    expect(await table()).toEqual(before)
    await opened.db
      .prepare(
        "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 20300) INSERT INTO web_vital SELECT 'x' || i, 'fr_fr', 'INP', 'home', 'navigate', NULL, i FROM n",
      )
      .run()
    await send([vital(5, 1)])
    const counted = await opened.db.prepare('SELECT COUNT(*) AS stored FROM web_vital').first<{ stored: number }>()
    expect(counted?.stored).toBe(20_000)
  })
})
