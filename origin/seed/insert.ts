import type { D1Database } from '@cloudflare/workers-types'

export type Cell = string | number | null
export type Db = Pick<D1Database, 'prepare' | 'batch'>

/** D1 takes values of up to two megabytes; a little less leaves room for characters of several bytes. */
const chunkLength = 900_000

/** Inserts rows of cells, in the order of `columns`, a megabyte of JSON at a time. */
export async function insert(db: Db, table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<void> {
  const select = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const statement = db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${select} FROM json_each(?)`)
  let chunk: string[] = []
  let length = 0
  const flush = async (): Promise<void> => {
    if (chunk.length > 0) await statement.bind(`[${chunk.join(',')}]`).run()
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
