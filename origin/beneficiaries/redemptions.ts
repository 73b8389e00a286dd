import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { prepare, sql } from '../database/sql.ts'

type Db = Pick<D1Database, 'prepare'>

/** Frees a gift that was reserved until `now` (epoch milliseconds) or before. */
export function freeEnded(db: Db, code: string, now: number): D1PreparedStatement {
  return prepare(db, sql`UPDATE gift_redemption SET state = 'returned' WHERE code = ${code} AND state = 'reserved' AND until <= ${now}`)
}
