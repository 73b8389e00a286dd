import { readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

/** What D1 allows a statement (developers.cloudflare.com/d1/platform/limits). */
const limits = {
  variableNumber: 100,
  likePatternLength: 50,
  compoundSelect: 5,
  exprDepth: 100,
  functionArg: 32,
  column: 100,
  sqlLength: 100_000,
}

export interface OpenSqlite {
  readonly db: Pick<D1Database, 'prepare' | 'batch'>
  readonly close: () => void
}

/**
 * Opens a database file, or one in memory, in this process with D1's interface and limits. Miniflare's D1 would send three messages for
 * each statement.
 */
export function openSqlite(file = ':memory:'): OpenSqlite {
  const sqlite = new DatabaseSync(file, { limits })
  // Nothing of a test has to survive a crash, and a file without a log can be copied into memory.
  sqlite.exec('PRAGMA synchronous = OFF; PRAGMA journal_mode = DELETE')
  return { db: new Sqlite(sqlite), close: () => sqlite.close() }
}

export function openSqliteCopy(file: string): OpenSqlite {
  const sqlite = new DatabaseSync(':memory:', { limits })
  sqlite.deserialize(readFileSync(file))
  return { db: new Sqlite(sqlite), close: () => sqlite.close() }
}

class Sqlite implements Pick<D1Database, 'prepare' | 'batch'> {
  readonly #sqlite: DatabaseSync

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite
  }

  prepare(text: string): D1PreparedStatement {
    return new Statement(this.#sqlite, text, [])
  }

  /** Runs all of the statements, or none if one fails. No other batch runs in between. */
  async batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    this.#sqlite.exec('BEGIN')
    try {
      const results = statements.map((statement) => {
        if (!(statement instanceof Statement)) throw new TypeError('The statement is of another database')
        return statement.result<Row>()
      })
      this.#sqlite.exec('COMMIT')
      return results
    } catch (cause) {
      this.#sqlite.exec('ROLLBACK')
      throw cause
    }
  }
}

class Statement implements D1PreparedStatement {
  readonly #sqlite: DatabaseSync
  readonly #text: string
  readonly #values: readonly SQLInputValue[]

  constructor(sqlite: DatabaseSync, text: string, values: readonly SQLInputValue[]) {
    this.#sqlite = sqlite
    this.#text = text
    this.#values = values
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new Statement(this.#sqlite, this.#text, values.map(bindable))
  }

  async all<Row>(): Promise<D1Result<Row>> {
    return this.result<Row>()
  }

  result<Row>(): D1Result<Row> {
    const statement = this.#sqlite.prepare(this.#text)
    statement.setReadBigInts(true)
    const reads = statement.columns().length > 0
    const results = (reads ? statement.all(...this.#values).map(withNumbers) : []) as Row[]
    const { changes, lastInsertRowid } = reads ? { changes: 0, lastInsertRowid: 0 } : statement.run(...this.#values)
    const meta = {
      duration: 0,
      size_after: 0,
      rows_read: results.length,
      rows_written: Number(changes),
      last_row_id: Number(lastInsertRowid),
      changed_db: Number(changes) !== 0,
      changes: Number(changes),
    }
    return { success: true, results, meta }
  }

  run<Row>(): Promise<D1Result<Row>> {
    return this.all<Row>()
  }

  async first<Row>(column?: string): Promise<Row | null> {
    const [row] = (await this.all<Record<string, Row> & Row>()).results
    return row === undefined ? null : column === undefined ? row : (row[column] ?? null)
  }

  raw(): never {
    throw new Error('The origin reads rows by the names of their columns.')
  }
}

/** D1 rounds whole numbers beyond those of JavaScript. */
function withNumbers(row: Record<string, SQLOutputValue>): Record<string, SQLOutputValue> {
  for (const [column, value] of Object.entries(row)) if (typeof value === 'bigint') row[column] = Number(value)
  return row
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`D1_TYPE_ERROR: ${typeof value} cannot be bound`)
}
