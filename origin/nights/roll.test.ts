import { afterEach, expect, test, vi } from 'vitest'
import { dateOf } from '../clock/days.ts'
import { openDatabase } from '../testing/database.ts'
import type { OpenSqlite } from '../testing/sqlite.ts'
import { roll } from './roll.ts'
import { seed } from '../database/seed.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A few in each country. */
const hotels = 24

const opened: OpenSqlite[] = []
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
})

/** A seeded database. */
async function seeded(today: string): Promise<OpenSqlite['db']> {
  const database = await openDatabase()
  opened.push(database)
  await seed(database.db, today, undefined, hotels)
  return database.db
}

/** Everything in the tables that does not depend on the seed's day. */
async function contents(db: OpenSqlite['db']): Promise<unknown> {
  const all = async (query: string): Promise<unknown> => (await db.prepare(query).all()).results
  return {
    nights: await all('SELECT * FROM night WHERE day >= (SELECT first_day FROM edition) ORDER BY hotel_id, day'),
    fares: await all('SELECT * FROM fare ORDER BY hotel_id, nights, rooms, late'),
    giftFares: await all('SELECT * FROM gift_fare ORDER BY hotel_id, nights'),
    edition: await all('SELECT * FROM edition'),
  }
}

test('the prices of a date do not depend on when it was seeded', async () => {
  const rolled = await seeded('2026-11-21')
  for (const today of ['2026-11-22', '2026-11-25', '2026-12-31']) expect(await roll(rolled, today)).toBe(true)
  expect(await contents(rolled)).toEqual(await contents(await seeded('2026-12-31')))
})

test('rolling twice changes nothing', async () => {
  const db = await seeded('2026-11-21')
  await roll(db, '2026-11-22')
  const before = await contents(db)
  expect(await roll(db, '2026-11-22')).toBe(false)
  expect(await contents(db)).toEqual(before)
})

test('a record has the day on which it was written, and a place the day on which its number of offers changed', async () => {
  const db = await seeded('2026-11-21')
  const days = async (table: string) =>
    (await db.prepare(`SELECT DISTINCT changed FROM ${table} ORDER BY changed`).all<{ changed: number }>()).results.map(({ changed }) =>
      dateOf(changed),
    )
  const counts = async () =>
    (await db.prepare('SELECT place_id, theme, stays, hotels FROM place_offers ORDER BY place_id, theme').all()).results
  const before = await counts()
  await roll(db, '2026-11-22')
  for (const table of ['hotel_record', 'stay_record', 'activity']) expect([table, await days(table)]).toEqual([table, ['2026-11-21']])
  expect(await counts()).toEqual(before)
  expect(await days('place_offers')).toEqual(['2026-11-21'])

  const hotel = 'SELECT hotel_id FROM stay WHERE published LIMIT 1'
  await db.prepare(`UPDATE stay SET published = 0 WHERE hotel_id = (${hotel})`).run()
  await roll(db, '2026-11-23')
  expect(await counts()).not.toEqual(before)
  expect(await days('place_offers')).toEqual(['2026-11-21', '2026-11-23'])
})

test('going back or far ahead recomputes the days', async () => {
  const db = await seeded('2026-11-21')
  await roll(db, '2029-02-01')
  await roll(db, '2026-11-21')
  expect(await contents(db)).toEqual(await contents(await seeded('2026-11-21')))
})

test('a current database is not seeded again', async () => {
  const db = await seeded('2026-11-21')
  expect(await seed(db, '2026-11-21', undefined, hotels)).toBe('current')
  expect(await seed(db, '2026-11-22', undefined, hotels)).toBe('rolled')
  expect(await seed(db, '2026-11-22', undefined, hotels + 1)).toBe('seeded')
})
