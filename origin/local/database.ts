import type { D1Database } from '@cloudflare/workers-types'
import { migrate } from '../database/migrate.ts'
import { seed } from '../database/seed.ts'

/**
 * Migrates and seeds the database, or only rolls its days forward. `today` defaults to the machine's date, `hotels` to the standard
 * catalogue.
 */
export async function bringUpToDate(
  database: D1Database,
  today: string | undefined,
  progress: (done: string) => void,
  hotels?: number,
): Promise<void> {
  const migrated = await migrate(database)
  if (migrated.length > 0) progress(`database migrated: ${migrated.length} steps`)
  await seed(database, today ?? new Date().toISOString().slice(0, 10), progress, hotels)
}
