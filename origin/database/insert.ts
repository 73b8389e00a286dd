import type { D1Database } from '@cloudflare/workers-types'

export type Cell = string | number | null
export type Db = Pick<D1Database, 'prepare' | 'batch'>

/** D1 takes values of two megabytes; this leaves room for characters of several bytes. */
const chunkLength = 900_000

/** Inserts rows in chunks of JSON. A row with the same key is replaced, so an insertion can be repeated. */
export async function insert(db: Db, table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void> {
  const select = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const statement = db.prepare(`INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) SELECT ${select} FROM json_each(?)`)
  let chunk: string[] = []
  let length = 0
  const flush = async (): Promise<void> => {
    const rowsOfChunk = statement.bind(`[${chunk.join(',')}]`)
    // The socket to a local database may just have been closed.
    if (chunk.length > 0) await rowsOfChunk.run().catch(() => rowsOfChunk.run())
    chunk = []
    length = 0
  }
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (length + text.length > chunkLength) await flush()
    chunk.push(text)
    length += text.length
  }
  await flush()
}
