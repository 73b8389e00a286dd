import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import origin from '../index.ts'
import { migrate } from '../seed/migrate.ts'
import { seed } from '../seed/seed.ts'

/** The origin over a D1 of its own, in memory. */
export interface TestOrigin {
  readonly db: D1Database
  /** The answer to a path, with the clock where `today` says (`yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`). */
  readonly get: (path: string, today?: string) => Promise<{ status: number; json: unknown }>
  readonly post: (path: string, body: unknown) => Promise<{ status: number; json: unknown }>
  readonly close: () => Promise<void>
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

export async function startOrigin(hotels?: number): Promise<TestOrigin> {
  const { db, close } = await openDatabase()
  await seed(db, testDay, undefined, hotels)
  const ask = async (path: string, init: RequestInit, today: string): Promise<{ status: number; json: unknown }> => {
    const response = await origin.request(path, init, { DB: db, TODAY: today })
    return { status: response.status, json: await response.json() }
  }
  return {
    db,
    close,
    get: (path, today = testDay) => ask(path, {}, today),
    post: (path, body) =>
      ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, testDay),
  }
}
