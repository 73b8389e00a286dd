import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import type { Day } from '../clock/days.ts'

export type Db = Pick<D1Database, 'prepare' | 'batch'>

interface Table {
  readonly table: string
  readonly columns: readonly string[]
  /** These columns count days from the day of loading. */
  readonly days: readonly string[]
  /** Each row is a JSON array. */
  readonly rows: readonly string[]
}

export interface CatalogueRows {
  /** A catalogue with another version has other rows. */
  readonly version: string
  readonly tables: () => readonly Table[]
}

const build = fileURLToPath(new URL('../catalogue/build.ts', import.meta.url))

/**
 * The rows of so many hotels, which the catalogue's workspace writes if it has not yet: in a process of its own, of which only the artefact is
 * known. This process is not blocked meanwhile, so that it sees when the socket to a local database is closed.
 */
export async function catalogueRows(hotels: number): Promise<CatalogueRows> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', build, String(hotels)])
  const { version, file }: { version: string; file: string } = JSON.parse(stdout)
  return { version, tables: () => tablesOf(readFileSync(file, 'utf8').split('\n')) }
}

function tablesOf(lines: readonly string[]): Table[] {
  const tables: Table[] = []
  for (let at = 0; lines[at]; ) {
    const { count, ...table }: Omit<Table, 'rows'> & { count: number } = JSON.parse(lines[at] ?? '')
    tables.push({ ...table, rows: lines.slice(at + 1, at + 1 + count) })
    at += 1 + count
  }
  return tables
}

/** D1 takes values of two megabytes. This leaves room for characters of several bytes. */
const chunkLength = 900_000

/** Inserts the rows in chunks of JSON. A row with the same key is replaced, so an insertion can be repeated. */
export async function insert(db: Db, { table, columns, days, rows }: Table, today: Day): Promise<void> {
  const select = columns.map((name, index) => (days.includes(name) ? `${today} + (value ->> ${index})` : `value ->> ${index}`)).join(', ')
  const statement = db.prepare(`INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) SELECT ${select} FROM json_each(?)`)
  let chunk: string[] = []
  let length = 0
  const flush = async (): Promise<void> => {
    const rowsOfChunk = statement.bind(`[${chunk.join(',')}]`)
    // A second attempt is made, because the socket to a local database may just have been closed.
    if (chunk.length > 0) await rowsOfChunk.run().catch(() => rowsOfChunk.run())
    chunk = []
    length = 0
  }
  for (const row of rows) {
    if (length + row.length > chunkLength) await flush()
    chunk.push(row)
    length += row.length
  }
  await flush()
}
