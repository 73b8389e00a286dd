import * as v from 'valibot'
import { expect } from 'vitest'
import origin from '../index.ts'
import { catalogueFolder, databaseFile, testDay } from './database.ts'
import { type OpenSqlite, openSqliteCopy } from './sqlite.ts'

export interface TestOrigin {
  readonly db: OpenSqlite['db']
  /** `today` replaces the clock (`yyyy-MM-dd` or `yyyy-MM-ddTHH:mm`). */
  readonly get: (path: string, today?: string) => Promise<{ status: number; json: unknown }>
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<{ status: number; json: unknown }>
  readonly responseTo: <Schema extends v.GenericSchema>(schema: Schema, path: string, today?: string) => Promise<v.InferOutput<Schema>>
}

const origins = new Map<number | undefined, Promise<TestOrigin>>()

/**
 * Returns the origin of this process over a copy of the seeded database; `hotels` defaults to the standard catalogue. Tests may add orders, but
 * leave the catalogue as it is for the next file.
 */
export function originOfTests(hotels?: number): Promise<TestOrigin> {
  const known =
    origins.get(hotels) ??
    catalogueFolder({ hotels })
      .then(databaseFile)
      .then((file) => originOver(openSqliteCopy(file).db))
  origins.set(hotels, known)
  return known
}

function originOver(db: OpenSqlite['db']): TestOrigin {
  const send = async (path: string, init: RequestInit, today: string): Promise<{ status: number; json: unknown }> => {
    const response = await origin.request(path, init, { DB: db, TODAY: today })
    return { status: response.status, json: response.status === 204 ? undefined : await response.json() }
  }
  const get: TestOrigin['get'] = (path, today = testDay) => send(path, {}, today)
  return {
    db,
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
