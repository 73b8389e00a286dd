import type { IsoDate } from '../../src/contract/scalars.ts'
import { dayOf } from '../clock/days.ts'
import { prepare, row, sql } from './sql.ts'
import { catalogue } from '../catalogue/seed/catalogue.ts'
import { standardHotels } from '../catalogue/seed/destinations.ts'
import { readGazetteer } from '../catalogue/seed/gazetteer.ts'
import type { Db } from './insert.ts'
import { roll } from '../nights/roll.ts'
import { seedGifts } from '../catalogue/seed/seed-gifts.ts'
import { seedHotels } from '../catalogue/seed/seed-hotels.ts'
import { seedPlaces } from '../catalogue/seed/seed-places.ts'
import { seedReviews } from '../catalogue/seed/seed-reviews.ts'

/** Increase when the catalogue's facts or prices change: tables of another version are seeded again. */
export const catalogueVersion = '47'

const tables = [
  'place',
  'place_path',
  'former_place',
  'term',
  'place_offers',
  'hotel',
  'hotel_record',
  'hotel_facility',
  'hotel_style',
  'stay',
  'extended_stay',
  'stay_record',
  'stay_theme',
  'stay_tag',
  'activity',
  'box',
  'review',
  'season',
  'night',
  'fare',
  'gift_fare',
  'month_fare',
  'edition',
]

/**
 * Fills a migrated database with the demonstration catalogue, prices and availability from `today` on; with this version, only rolls its
 * days forward. `hotels`: size of the catalogue (2,300 have about 10,000 stays). Returns what it did.
 */
export async function seed(
  db: Db,
  today: IsoDate,
  progress: (done: string) => void = () => {},
  hotels: number = standardHotels,
): Promise<'seeded' | 'rolled' | 'current'> {
  const edition = await row<{ version: string; hotels: number }>(db, sql`SELECT version, hotels FROM edition`)
  if (edition?.version === catalogueVersion && edition.hotels === hotels) {
    const rolled = await roll(db, today)
    if (rolled) progress('prices and availability rolled forward')
    return rolled ? 'rolled' : 'current'
  }
  await db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`)))
  const gazetteer = readGazetteer()
  const facts = catalogue(gazetteer, hotels)
  await seedPlaces(db, gazetteer, facts)
  progress(`${gazetteer.places.length} places`)
  await seedHotels(db, facts.hotelEntries, dayOf(today), gazetteer)
  progress(`${facts.hotelEntries.length} hotels, ${facts.hotelEntries.reduce((sum, entry) => sum + entry.stays.length, 0)} stays`)
  await seedReviews(db, facts.hotelEntries, dayOf(today))
  await seedGifts(db, facts, dayOf(today))
  progress(
    `${facts.hotelEntries.reduce((sum, entry) => sum + entry.reviews.length, 0)} reviews, ${facts.activities.length} activities, ${facts.boxes.length} gift boxes`,
  )
  // No days yet. The version is written last, so that an interrupted seeding starts again.
  await prepare(db, sql`INSERT INTO edition (version, hotels, first_day, until_day) VALUES ('', ${hotels}, 0, 0)`).run()
  await roll(db, today)
  await prepare(db, sql`UPDATE edition SET version = ${catalogueVersion}`).run()
  await db.prepare('PRAGMA optimize').run()
  progress('prices and availability of thirteen months')
  return 'seeded'
}
