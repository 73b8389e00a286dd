import { rmSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import origin from '../index.ts'
import { migrate } from '../seed/migrate.ts'
import { seed } from '../seed/seed.ts'
import { copyOfSeeded } from './seeded.ts'

export interface TestOrigin {
  readonly db: D1Database
  /** The response to a path; `today` replaces the clock (`yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`). */
  readonly get: (path: string, today?: string) => Promise<{ status: number; json: unknown }>
  readonly post: (path: string, body: unknown) => Promise<{ status: number; json: unknown }>
  readonly responseTo: <Schema extends v.GenericSchema>(schema: Schema, path: string, today?: string) => Promise<v.InferOutput<Schema>>
}

/** A Saturday before Christmas: high season in the mountains, low by the sea. */
export const testDay = '2026-11-21'

interface OpenDatabase {
  readonly db: D1Database
  readonly close: () => Promise<void>
}

/** A migrated database, in memory or in a folder. */
export async function openDatabase(folder?: string): Promise<OpenDatabase> {
  const workers = new Miniflare(
    convertV4MiniflareOptions({
      ...(folder === undefined ? {} : { resourcePersistencePath: folder }),
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      d1Databases: { DB: 'origin' },
    }),
  )
  const db: D1Database = await workers.getD1Database('DB')
  await migrate(db)
  return { db, close: () => workers.dispose() }
}

/** An origin for the tests of a file, over a copy of the seeded database; `hotels` defaults to the standard catalogue. */
export function originOfTests(hotels?: number): TestOrigin {
  let opened: OpenDatabase | undefined
  let folder: string | undefined
  vi.setConfig({ testTimeout: 30_000 })
  beforeAll(async () => {
    folder = await copyOfSeeded(`${hotels ?? 'all'}-hotels`, async (empty) => {
      const { db, close } = await openDatabase(empty)
      await seed(db, testDay, undefined, hotels)
      await close()
    })
    opened = await openDatabase(folder)
  }, 240_000)
  afterAll(async () => {
    await opened?.close()
    if (folder) rmSync(folder, { recursive: true })
  })

  const db = (): D1Database => {
    if (!opened) throw new Error('the origin opens before the first test')
    return opened.db
  }
  const send = async (path: string, init: RequestInit, today: string): Promise<{ status: number; json: unknown }> => {
    const response = await origin.request(path, init, { DB: db(), TODAY: today })
    return { status: response.status, json: await response.json() }
  }
  const get: TestOrigin['get'] = (path, today = testDay) => send(path, {}, today)
  return {
    get db() {
      return db()
    },
    get,
    post: (path, body) =>
      send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, testDay),
    responseTo: async (schema, path, today) => {
      const { status, json } = await get(path, today)
      expect({ path, status }).toEqual({ path, status: 200 })
      return v.parse(schema, json)
    },
  }
}
