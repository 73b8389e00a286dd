import type { Environment } from '@escale/catalogue'
import type { Day } from '../clock/days.ts'
import type { Db } from '../database/catalogue-rows.ts'
import { prepare, rows, sql } from '../database/sql.ts'
import { openDay } from './seasons.ts'

/** Nobody reviews a seasonal hotel in the months in which it is closed, so such reviews move to days on which it was open. */
export async function openReviewDays(db: Db): Promise<void> {
  const reviewed = await rows<{ environment: Environment; day: Day }>(
    db,
    sql`SELECT DISTINCT h.environment, r.day FROM review r JOIN hotel h ON h.id = r.hotel_id WHERE h.seasonal`,
  )
  const moved = reviewed.flatMap(({ environment, day }) => {
    const open = openDay(environment, day)
    return open === day ? [] : [[environment, day, open]]
  })
  await prepare(
    db,
    sql`UPDATE review SET day = moved.value ->> 2 FROM json_each(${JSON.stringify(moved)}) moved, hotel h
      WHERE h.id = review.hotel_id AND h.seasonal AND h.environment = moved.value ->> 0 AND review.day = moved.value ->> 1`,
  ).run()
}
