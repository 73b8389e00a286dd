import { standardHotels } from '@escale/catalogue'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { seedGifts } from '../beneficiaries/seeded.ts'
import { dayOf } from '../clock/days.ts'
import { seedGiftCards } from '../gift-cards/seeded.ts'
import { openReviewDays } from '../nights/review-days.ts'
import { roll } from '../nights/roll.ts'
import { catalogueRows, type Db, insert } from './catalogue-rows.ts'
import { prepare, row, sql } from './sql.ts'

/** These tables are computed from the catalogue's rows for some days. */
const computed = ['place_offers', 'season', 'night', 'fare', 'gift_fare', 'month_fare', 'edition']

/**
 * Fills a migrated database with the catalogue's rows, prices and availability from `today` on; with these rows, only rolls its days
 * forward. `hotels`: size of the catalogue (2,300 have about 10,000 stays). Returns what it did.
 */
export async function seed(
  db: Db,
  today: IsoDate,
  progress: (done: string) => void = () => {},
  hotels: number = standardHotels,
): Promise<'seeded' | 'rolled' | 'current'> {
  const edition = await row<{ version: string; hotels: number }>(db, sql`SELECT version, hotels FROM edition`)
  const catalogue = await catalogueRows(hotels)
  if (edition?.version === catalogue.version) {
    const rolled = await roll(db, today)
    await seedDemonstration(db, today)
    if (rolled) progress('prices and availability rolled forward')
    return rolled ? 'rolled' : 'current'
  }
  const tables = catalogue.tables()
  await db.batch([...tables.map(({ table }) => table), ...computed].map((table) => db.prepare(`DELETE FROM ${table}`)))
  for (const table of tables) await insert(db, table, dayOf(today))
  await openReviewDays(db)
  const counts = new Map(tables.map(({ table, rows }) => [table, rows.length]))
  for (const names of [['place'], ['hotel', 'stay'], ['review', 'activity', 'box']])
    progress(names.map((name) => `${counts.get(name)} of ${name}`).join(', '))
  // The version is written last, so that an interrupted seeding starts again.
  await prepare(db, sql`INSERT INTO edition (version, hotels, first_day, until_day) VALUES ('', ${hotels}, 0, 0)`).run()
  await roll(db, today)
  await seedDemonstration(db, today)
  await prepare(db, sql`UPDATE edition SET version = ${catalogue.version}`).run()
  await db.prepare('PRAGMA optimize').run()
  progress('prices and availability of thirteen months')
  return 'seeded'
}

async function seedDemonstration(db: Db, today: IsoDate): Promise<void> {
  await seedGiftCards(db, today)
  await seedGifts(db, today)
}
