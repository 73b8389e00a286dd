import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, describe, expect, test } from 'vitest'
import { localD1 } from './database.ts'
import { openSqlite } from './sqlite.ts'

type Db = Pick<D1Database, 'prepare' | 'batch'>

const workers = localD1()
const sqlite = openSqlite()
afterAll(async () => {
  sqlite.close()
  await workers.dispose()
})

const scripts: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'rows, with text, numbers and null': async (db) =>
    (await db.prepare('SELECT ? AS text, ? AS number, 1.5 AS real, ? AS empty').bind('é', 7, null).all()).results,
  'whole numbers beyond those of JavaScript': (db) => db.prepare('SELECT 9007199254740993 AS large').first(),
  'the first row, and one column of it': async (db) => [
    await db.prepare('SELECT 1 AS one, 2 AS two').first(),
    await db.prepare('SELECT 1 AS one, 2 AS two').first('two'),
    await db.prepare('SELECT 1 WHERE 0').first(),
  ],
  'the number of changed rows': async (db) => {
    await db.batch([db.prepare('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL)')])
    const { changes, last_row_id } = (await db.prepare("INSERT INTO t (name) VALUES ('a'), ('b')").run()).meta
    return { changes, last_row_id, updated: (await db.prepare("UPDATE t SET name = 'c'").run()).meta.changes }
  },
  'rows of a statement that writes': async (db) => (await db.prepare("INSERT INTO t (name) VALUES ('d') RETURNING id, name").all()).results,
  'a batch that fails changes nothing': async (db) => {
    const failed = await db.batch([db.prepare('DELETE FROM t'), db.prepare('INSERT INTO t (name) VALUES (NULL)')]).catch(() => 'failed')
    return [failed, (await db.prepare('SELECT name FROM t ORDER BY id').all()).results]
  },
  'foreign keys': async (db) => {
    await db.prepare('CREATE TABLE child (t INTEGER REFERENCES t (id))').run()
    return db
      .prepare('INSERT INTO child VALUES (999)')
      .run()
      .catch(() => 'refused')
  },
  'JSON, and the order of text': async (db) =>
    (await db.prepare('SELECT value FROM json_each(?) ORDER BY value COLLATE NOCASE').bind('["b","A","é","a"]').all()).results,
}

/** Statements at a limit of D1; a local one is less strict with some. */
const limited: Readonly<Record<string, readonly [length: number, statement: (length: number) => string]>> = {
  'bound values': [100, (length) => `SELECT 1 WHERE 1 IN (${Array.from({ length }, () => '?').join()})`],
  'the length of a LIKE pattern': [50, (length) => `SELECT 'a' LIKE '${'a'.repeat(length)}'`],
  'columns of a result': [100, (length) => `SELECT ${Array.from({ length }, () => '1').join()}`],
  'the arguments of a function': [32, (length) => `SELECT max(${Array.from({ length }, () => '1').join()})`],
}

const run = (db: Db, text: string) =>
  db
    .prepare(text)
    .bind(...(text.match(/\?/g) ?? []).map(() => 1))
    .all()
    .then(
      () => 'runs',
      () => 'is refused',
    )

describe('the database of the tests is like D1', () => {
  test.each(Object.entries(scripts))('for %s', async (_, script) => {
    expect(await script(sqlite.db)).toEqual(await script(await workers.getD1Database('DB')))
  })

  test.each(Object.entries(limited))('for the limit of %s', async (_, [limit, statement]) => {
    const real = await workers.getD1Database('DB')
    const atLimit = statement(limit)
    expect([await run(sqlite.db, atLimit), await run(real, atLimit)]).toEqual(['runs', 'runs'])
    expect(await run(sqlite.db, statement(limit + 1))).toBe('is refused')
  })
})
