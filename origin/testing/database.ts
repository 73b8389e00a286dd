import { existsSync, readdirSync } from 'node:fs'
import { standardHotels } from '@escale/catalogue'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { IsoDate } from '../../src/contract/scalars.ts'
import { migrate } from '../database/migrate.ts'
import { catalogueRows } from '../database/catalogue-rows.ts'
import { seed } from '../database/seed.ts'
import { seededFolder } from './seeded.ts'
import { type OpenSqlite, openSqlite } from './sqlite.ts'

/** A Saturday before Christmas, which is high season in the mountains and low season by the sea. */
export const testDay = '2026-11-21'

export async function openDatabase(file?: string): Promise<OpenSqlite> {
  const opened = openSqlite(file)
  await migrate(opened.db)
  return opened
}

/** Opens a local D1 in a folder or in memory. It has the id that the site's own start uses, so the folder has the same files. */
export function localD1(folder?: string): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      ...(folder === undefined ? {} : { resourcePersistencePath: folder }),
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      d1Databases: { DB: 'catalogue' },
    }),
  )
}

export async function databaseFile(folder: string): Promise<string> {
  const databases = `${folder}/d1/miniflare-D1DatabaseObject`
  if (!existsSync(databases)) {
    const workers = localD1(folder)
    await migrate(await workers.getD1Database('DB'))
    await workers.dispose()
  }
  const [name] = readdirSync(databases).filter((each) => /^\w{64}\.sqlite$/.test(each))
  if (name === undefined) throw new Error(`no database in ${databases}`)
  return `${databases}/${name}`
}

interface Catalogue {
  readonly hotels?: number | undefined
  readonly today?: IsoDate
}

/** Returns a folder with a seeded database. All tests share it, and open copies. */
export async function catalogueFolder({ hotels = standardHotels, today = testDay }: Catalogue = {}): Promise<string> {
  const seeded = { catalogue: `${hotels}-hotels`, version: (await catalogueRows(hotels)).version, day: today }
  const fill = async (folder: string): Promise<void> => {
    const { db, close } = await openDatabase(await databaseFile(folder))
    await seed(db, today, undefined, hotels)
    close()
  }
  if (today === testDay) return seededFolder(seeded, fill)
  // To roll another catalogue forward costs less than to seed one.
  return seededFolder(seeded, fill, await catalogueFolder({ hotels }))
}
