import type { D1Database } from '@cloudflare/workers-types'
import type { Collection } from '../../../src/contract/analytics.ts'
import { prepare, rows, sql } from '../../database/sql.ts'

const maxStored = 1000
const maxListed = 200

export interface StoredEvent {
  readonly pos: string
  readonly client_id: string
  readonly session_id: string
  readonly user_id: string | null
  readonly name: string
  readonly at: number
  readonly params: string
}

export async function storeEvents(db: D1Database, pos: string, { client_id, session_id, user_id, events }: Collection): Promise<void> {
  await db.batch([
    ...events.map(({ name, at, params }) =>
      prepare(
        db,
        sql`INSERT INTO analytics_event (pos, client_id, session_id, user_id, name, at, params)
          VALUES (${pos}, ${client_id}, ${session_id}, ${user_id ?? null}, ${name}, ${at}, ${JSON.stringify(params)})`,
      ),
    ),
    prepare(db, sql`DELETE FROM analytics_event WHERE id <= (SELECT MAX(id) FROM analytics_event) - ${maxStored}`),
  ])
}

export function storedEvents(db: D1Database, client: string | undefined): Promise<StoredEvent[]> {
  return rows<StoredEvent>(
    db,
    sql`SELECT pos, client_id, session_id, user_id, name, at, params FROM analytics_event
      WHERE ${client ?? ''} IN ('', client_id) ORDER BY id DESC LIMIT ${maxListed}`,
  )
}
