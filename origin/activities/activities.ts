import type { D1Database } from '@cloudflare/workers-types'
import type { ActivityFacts } from '@escale/catalogue'
import type { Day } from '../clock/days.ts'
import { activityFacts, pictureIds } from '../database/facts.ts'
import { row, sql } from '../database/sql.ts'
import { percentOff } from '../pricing/rule.ts'

type Db = Pick<D1Database, 'prepare'>

export interface Activity {
  readonly facts: ActivityFacts
  readonly published: boolean
  readonly barPrice: number
  readonly price: number
  readonly pictures: string[]
  readonly since: Day | null
}

export interface ActivityRow {
  facts: string
  pictures: string
  published: number
  since: Day | null
  bar_price: number
  price: number
}

export const activityOf = ({ facts, pictures, published, since, bar_price, price }: ActivityRow): Activity => ({
  facts: activityFacts(facts),
  pictures: pictureIds(pictures),
  published: published === 1,
  since,
  barPrice: bar_price,
  price,
})

export async function activityById(db: Db, id: number): Promise<Activity | undefined> {
  const found = await row<ActivityRow>(db, sql`SELECT facts, pictures, published, since, bar_price, price FROM activity WHERE id = ${id}`)
  return found && activityOf(found)
}

/** A smaller promotion, in percent, is not shown. */
const shownFrom = 5

export interface ActivityPrice {
  readonly barPrice: number
  readonly sellPrice: number
  readonly promo: number
}

export function pricesOf({ facts, barPrice, price }: Activity): ReadonlyMap<number, ActivityPrice> {
  const promo = percentOff(price, barPrice)
  const counts = Array.from({ length: facts.adults.max - facts.adults.min + 1 }, (_, index) => facts.adults.min + index)
  return new Map(
    counts.map((adults) => [adults, { barPrice: barPrice * adults, sellPrice: price * adults, promo: promo < shownFrom ? 0 : promo }]),
  )
}
