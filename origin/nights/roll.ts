import type { D1Database } from '@cloudflare/workers-types'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { dayOf, monthsLater, type Day } from '../clock/days.ts'
import { prepare, raw, row, sql, type Sql } from '../database/sql.ts'
import { seasonDays } from './seasons.ts'
import { fares } from './fares.ts'
import { countedOffers } from './place-offers.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

/** Nights reach one month further than arrivals, for the stays that end after the horizon. */
export const nightsAhead = 13

/** Past days are kept, because markets further west still have yesterday. */
const pastDays = 2

/**
 * Updates prices and availability to `today`: drops past nights, adds those within the horizon, recomputes the lowest fares and the offers
 * of each place. Idempotent; a date's prices do not depend on the path to it. Returns false if there was nothing to do.
 */
export async function roll(db: Db, today: IsoDate): Promise<boolean> {
  const first = dayOf(today)
  const until = monthsLater(first, nightsAhead)
  const edition = await row<{ first_day: Day; until_day: Day }>(db, sql`SELECT first_day, until_day FROM edition`)
  if (!edition) throw new Error('the catalogue has to be seeded before its days can be rolled')
  if (edition.first_day === first && edition.until_day === until) return false
  const from = first - pastDays
  const overlap = edition.until_day > from && edition.first_day - pastDays <= from
  const known = overlap ? edition.until_day : from
  await db.batch([
    prepare(db, overlap ? sql`DELETE FROM night WHERE day < ${from} OR day >= ${until}` : sql`DELETE FROM night`),
    prepare(db, sql`DELETE FROM season`),
  ])
  if (until > known) {
    await addSeasons(db, known, until)
    await prepare(db, nightsOf()).run()
  }
  const last = sql`UPDATE edition SET first_day = ${first}, until_day = ${until}`
  await db.batch([...fares(first), ...countedOffers(first), last].map((statement) => prepare(db, statement)))
  return true
}

async function addSeasons(db: Db, from: Day, until: Day): Promise<void> {
  const list = seasonDays(from, until).map(({ cc, environment, day, factor, minNights, closed }) => [
    cc,
    environment,
    day,
    factor,
    minNights,
    closed,
  ])
  const inserting = prepare(
    db,
    sql`INSERT OR REPLACE INTO season (cc, environment, day, factor, min_nights, closed)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(${JSON.stringify(list)})`,
  )
  // A second attempt is made, because the socket to a local database may just have been closed.
  await inserting.run().catch(() => inserting.run())
}

/**
 * The nights of every hotel for the days in `season`. Randomness is a hash of hotel and date in whole numbers (SQLite has no suitable shift
 * or xor): `a` of the night, `b` of a run of four nights (groups book together), both below 2^31.
 */
function nightsOf(): Sql {
  const prime = 2147483647
  const mixed = (seed: Sql): Sql => sql`((${seed}) * 48271 % ${prime})`
  const squared = (seed: Sql): Sql => sql`((${seed}) % 46337 * ((${seed}) % 46327) + (${seed}) * 16807) % ${prime}`
  return sql`
    INSERT OR IGNORE INTO night (hotel_id, day, price, rooms, min_nights, promo)
    WITH drawn AS (
      SELECT h.id, s.day, h.night_price, h.demand, h.rooms, h.seasonal, s.factor, s.min_nights, s.closed,
        ${mixed(sql`h.id * 7919 + s.day * 104729`)} AS a,
        ${mixed(sql`h.id * 15485863 + ((s.day + h.id) / 4) * 32452843`)} AS b,
        ${mixed(sql`h.id * 49979687 + ((s.day + h.id * 3) / 9) * 67867967`)} AS c
      FROM season s JOIN hotel h ON h.cc = s.cc AND h.environment = s.environment
    ), chances AS (
      SELECT *, ${squared(raw('a'))} AS night_luck, ${squared(raw('b'))} AS run_luck, ${squared(raw('c'))} AS week_luck FROM drawn
    ), priced AS (
      SELECT *,
        -- Dearer nights sell out sooner; so do sought-after houses.
        MIN(520, MAX(25, (factor - 700) * demand / 2600)) AS sold,
        CASE WHEN factor < 1000 AND week_luck % 100 < 14 THEN 10 + (week_luck / 100 % 3) * 5 ELSE 0 END AS date_promo
      FROM chances
    )
    SELECT id, day,
      -- Whole euros: the average price, the date's factor, up to four per cent either way, the date's promotion.
      (night_price * factor / 1000 * (960 + night_luck % 81) / 1000 * (100 - date_promo) / 100 + 50) / 100 * 100,
      CASE
        WHEN night_luck / 100 % 1000 < sold / 3 OR run_luck % 1000 < sold * 2 / 3 THEN 0
        WHEN night_luck / 100000 % 1000 < sold THEN 1 + night_luck / 1000 % 3
        ELSE 2 + night_luck / 1000 % MAX(2, rooms / 6)
      END,
      MAX(min_nights, CASE WHEN run_luck / 1000 % 100 < 6 AND factor > 1050 THEN 2 ELSE 1 END),
      date_promo
    FROM priced
    WHERE NOT (seasonal AND closed)`
}
