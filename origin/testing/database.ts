import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { migrate } from '../seed/migrate.ts'
import { seed } from '../seed/seed.ts'
import { seededFolder } from './seeded.ts'

/** A Saturday before Christmas: high season in the mountains, low by the sea. */
export const testDay = '2026-11-21'

export interface OpenDatabase {
  readonly db: D1Database
  readonly close: () => Promise<void>
}

/** Opens a migrated database, in memory or in a folder. */
export async function openDatabase(folder?: string): Promise<OpenDatabase> {
  const workers = new Miniflare(
    convertV4MiniflareOptions({
      ...(folder === undefined ? {} : { resourcePersistencePath: folder }),
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      // The id that the site's own start uses: its folder has the same files.
      d1Databases: { DB: 'catalogue' },
    }),
  )
  const db: D1Database = await workers.getD1Database('DB')
  await migrate(db)
  return { db, close: () => workers.dispose() }
}

interface Catalogue {
  /** Number of hotels; the standard catalogue by default. */
  readonly hotels?: number | undefined
  readonly today?: IsoDate
}

/** Returns a folder with a seeded database, common to all tests: copied before it is opened. */
export async function catalogueFolder({ hotels, today = testDay }: Catalogue = {}): Promise<string> {
  const kind = `${hotels ?? 'all'}-hotels`
  const fill = async (folder: string): Promise<void> => {
    const { db, close } = await openDatabase(folder)
    await seed(db, today, undefined, hotels)
    await close()
  }
  if (today === testDay) return seededFolder(kind, fill)
  // Rolling another catalogue forward costs less than seeding one.
  return seededFolder(`${kind}-${today}`, fill, await catalogueFolder({ hotels }))
}
