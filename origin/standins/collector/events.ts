import type { D1Database } from '@cloudflare/workers-types'
import type { Collection, EventPayload } from '../../../src/contract/analytics.ts'
import { prepare, rows, sql } from '../../database/sql.ts'
import type { StoredVital } from './percentiles.ts'

const maxStored = 1000
/** Measurements are kept longer than other events: a percentile of a few says nothing. */
const maxStoredVitals = 20_000
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
    ...events.flatMap((event) => (event.name === 'web_vital' ? storeVital(db, pos, event.params) : [])),
    prepare(db, sql`DELETE FROM web_vital WHERE rowid <= (SELECT MAX(rowid) FROM web_vital) - ${maxStoredVitals}`),
  ])
}

function storeVital(db: D1Database, pos: string, { id, metric, value, page, navigation, part }: EventPayload<'web_vital'>) {
  return prepare(
    db,
    sql`INSERT INTO web_vital (id, pos, metric, page, navigation, part, value)
      VALUES (${id}, ${pos}, ${metric}, ${page}, ${navigation}, ${part ?? null}, ${value})
      ON CONFLICT (id, metric) DO UPDATE SET value = excluded.value, part = excluded.part`,
  )
}

export const storedVitals = (db: D1Database): Promise<StoredVital[]> =>
  rows<StoredVital>(db, sql`SELECT pos, metric, page, navigation, part, value FROM web_vital`)

export function storedEvents(db: D1Database, client: string | undefined): Promise<StoredEvent[]> {
  return rows<StoredEvent>(
    db,
    sql`SELECT pos, client_id, session_id, user_id, name, at, params FROM analytics_event
      WHERE ${client ?? ''} IN ('', client_id) ORDER BY id DESC LIMIT ${maxListed}`,
  )
}
