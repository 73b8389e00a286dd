import type { D1Database } from '@cloudflare/workers-types'
import type { Now } from '../clock/now.ts'
import { row, rows, sql } from '../database/sql.ts'
import { notFound } from '../http/http-error.ts'

export interface SoldStay {
  readonly id: number
  readonly max_capacity: number
  readonly min_nights: number
  readonly max_nights: number
}

/** Returns the requested stay if it is on sale, or all stays of the hotel that are. Throws a 404 for an unknown one. */
export async function soldStays(
  db: Pick<D1Database, 'prepare'>,
  hotel: number,
  weekend: number | undefined,
  now: Now,
): Promise<SoldStay[]> {
  const known = await row<{ id: number }>(db, sql`SELECT id FROM hotel WHERE id = ${hotel}`)
  if (!known) throw notFound('hotel')
  const onSale = sql`hotel_id = ${hotel} AND published AND (expires IS NULL OR expires >= ${now.today})`
  if (weekend === undefined) return rows<SoldStay>(db, sql`SELECT id, max_capacity, min_nights, max_nights FROM stay WHERE ${onSale}`)
  const requested = await row<SoldStay & { sold: number }>(
    db,
    sql`SELECT id, max_capacity, min_nights, max_nights, ${onSale} AS sold FROM product WHERE id = ${weekend} AND hotel_id = ${hotel}`,
  )
  if (!requested) throw notFound('stay')
  return requested.sold ? [requested] : []
}
