import { type Environment, standardHotels } from '@escale/catalogue'
import { afterEach, expect, test } from 'vitest'
import { type Day, dayOf } from '../clock/days.ts'
import { catalogueRows, insert } from '../database/catalogue-rows.ts'
import { openDatabase } from '../testing/database.ts'
import type { OpenSqlite } from '../testing/sqlite.ts'
import { openReviewDays } from './review-days.ts'
import { seasonDay } from './seasons.ts'

const reviewed = (await catalogueRows(standardHotels)).tables().filter(({ table }) => table === 'hotel' || table === 'review')

const opened: OpenSqlite[] = []
afterEach(() => {
  for (const database of opened.splice(0)) database.close()
})

/** The reviews of seasonal hotels, before and after they are moved to days on which those are open. */
const listed = `SELECT r.id, r.day, h.id AS hotel, h.environment FROM review r JOIN hotel h ON h.id = r.hotel_id WHERE h.seasonal ORDER BY r.id`
interface Reviewed {
  readonly id: number
  readonly day: Day
  readonly hotel: number
  readonly environment: Environment
}

test.each(['2026-02-10', '2026-05-20', '2026-08-15', '2026-11-26'] as const)(
  'seeded on %s, no seasonal hotel is reviewed in a month in which it is closed',
  async (date) => {
    const today = dayOf(date)
    const database = await openDatabase()
    opened.push(database)
    const { db } = database
    for (const table of reviewed) await insert(db, table, today)
    const written = (await db.prepare(listed).all<Reviewed>()).results
    expect(new Set(written.map(({ hotel }) => hotel)).size).toBeGreaterThan(100)
    await openReviewDays(db)
    const days = (await db.prepare(listed).all<Reviewed>()).results
    const closed = days.filter(({ environment, day }) => seasonDay('FR', environment, day).closed === 1)
    expect(closed.map(({ id }) => id)).toEqual([])
    // Within the closure and the month before it.
    const before = new Map(written.map(({ id, day }) => [id, day]))
    expect(days.filter(({ id, day }) => day > before.get(id)! || day < before.get(id)! - 155).map(({ id }) => id)).toEqual([])
  },
)
