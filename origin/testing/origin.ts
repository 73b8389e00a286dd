import { rmSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import origin from '../index.ts'
import { catalogueFolder, type OpenDatabase, openDatabase, testDay } from './database.ts'
import { copyOf } from './seeded.ts'

export interface TestOrigin {
  readonly db: D1Database
  /** The response to a path; `today` replaces the clock (`yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`). */
  readonly get: (path: string, today?: string) => Promise<{ status: number; json: unknown }>
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<{ status: number; json: unknown }>
  readonly responseTo: <Schema extends v.GenericSchema>(schema: Schema, path: string, today?: string) => Promise<v.InferOutput<Schema>>
}

/** An origin for the tests of a file, over a copy of the seeded database; `hotels` defaults to the standard catalogue. */
export function originOfTests(hotels?: number): TestOrigin {
  let opened: OpenDatabase | undefined
  let folder: string | undefined
  vi.setConfig({ testTimeout: 30_000 })
  beforeAll(async () => {
    folder = copyOf(await catalogueFolder({ hotels }))
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
    post: (path, body, headers) =>
      send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }, testDay),
    responseTo: async (schema, path, today) => {
      const { status, json } = await get(path, today)
      expect({ path, status }).toEqual({ path, status: 200 })
      return v.parse(schema, json)
    },
  }
}
