import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import origin from '../index.ts'
import { migrate } from '../seed/migrate.ts'
import { seed } from '../seed/seed.ts'

/** The origin over a D1 of its own, in memory. */
export interface TestOrigin {
  readonly db: D1Database
  /** The answer to a path, with the clock where `today` says (`yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`). */
  readonly get: (path: string, today?: string) => Promise<{ status: number; json: unknown }>
  readonly post: (path: string, body: unknown) => Promise<{ status: number; json: unknown }>
  /** The answer, which has to be 200 and of the schema. */
  readonly answer: <Schema extends v.GenericSchema>(schema: Schema, path: string, today?: string) => Promise<v.InferOutput<Schema>>
}

/** A Saturday before Christmas: high season in the mountains, low by the sea. */
export const testDay = '2026-11-21'

export async function openDatabase(): Promise<{ db: D1Database; close: () => Promise<void> }> {
  const workers = new Miniflare(
    convertV4MiniflareOptions({
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

/**
 * An origin that is open while the tests of a file run; `hotels` of the catalogue, all of the demonstration's unless said. Seeding takes
 * seconds, so a file has one for all its tests.
 */
export function originOfTests(hotels?: number): TestOrigin {
  let opened: Awaited<ReturnType<typeof openDatabase>> | undefined
  vi.setConfig({ testTimeout: 30_000 })
  beforeAll(async () => {
    opened = await openDatabase()
    await seed(opened.db, testDay, undefined, hotels)
  }, 120_000)
  afterAll(() => opened?.close())

  const db = (): D1Database => {
    if (!opened) throw new Error('the origin opens before the first test')
    return opened.db
  }
  const ask = async (path: string, init: RequestInit, today: string): Promise<{ status: number; json: unknown }> => {
    const response = await origin.request(path, init, { DB: db(), TODAY: today })
    return { status: response.status, json: await response.json() }
  }
  const get: TestOrigin['get'] = (path, today = testDay) => ask(path, {}, today)
  return {
    get db() {
      return db()
    },
    get,
    post: (path, body) =>
      ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, testDay),
    answer: async (schema, path, today) => {
      const { status, json } = await get(path, today)
      expect({ path, status }).toEqual({ path, status: 200 })
      return v.parse(schema, json)
    },
  }
}
