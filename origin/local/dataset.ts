import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { translated } from './analytics-sql.ts'

/** The name that `wrangler.toml` gives the dataset. */
export const dataset = 'escale_operations'

/** The file of a site that keeps its state in a folder. */
export const datasetFile = (folder: string): string => `${folder}/operations.sqlite`

/** As a worker hands it over. */
export const DataPoint = v.object({ indexes: v.array(v.string()), blobs: v.array(v.string()), doubles: v.array(v.number()) })
export type DataPoint = v.InferOutput<typeof DataPoint>

type Row = Readonly<Record<string, string | number>>

/** A stand-in for a dataset of Workers Analytics Engine, which samples nothing: each row stands for one point. */
export interface LocalDataset {
  /** `at` is in milliseconds since the epoch. */
  write: (point: DataPoint, at: number) => void
  /** Takes a query in the dialect of Analytics Engine, or throws where the stand-in does not understand it. */
  query: (sql: string, now: number) => readonly Row[]
  close: () => void
}

/** No query looks further back. */
const longestSeconds = 86_400

const places = Array.from({ length: 20 }, (_, at) => at + 1)

/** Opens the dataset of a file, or one in memory, under the name that queries have in `FROM`. */
export function openDataset(name: string, file = ':memory:'): LocalDataset {
  // The first start of a clone comes before any other file of its folder.
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
  const columns = [...places.map((at) => `blob${at} TEXT`), ...places.map((at) => `double${at} REAL`)]
  database.exec(`CREATE TABLE IF NOT EXISTS ${name} (timestamp REAL, index1 TEXT, _sample_interval REAL, ${columns.join(', ')})`)
  database.prepare(`DELETE FROM ${name} WHERE timestamp < ?`).run(Date.now() / 1000 - longestSeconds)
  let instant = 0
  database.function('now', () => instant)
  database.aggregate('quantile', {
    start: '',
    step: (rows, level, value, weight) => `${String(rows)}${String(level)} ${String(value)} ${String(weight)}\n`,
    result: (rows) => weightedQuantile(String(rows)),
  })
  const insert = database.prepare(`INSERT INTO ${name} VALUES (?, ?, 1, ${places.map(() => '?, ?').join(', ')})`)
  return {
    write({ indexes, blobs, doubles }, at) {
      insert.run(
        at / 1000,
        indexes[0] ?? '',
        ...places.map((place) => blobs[place - 1] ?? ''),
        ...places.map((place) => doubles[place - 1] ?? 0),
      )
    },
    query(sql, now) {
      instant = now / 1000
      return database.prepare(translated(sql)).all() as Row[]
    },
    close: () => database.close(),
  }
}

/** Takes a line for each row: level, value and weight. Returns the least value with `level` of all weight at or below it. */
function weightedQuantile(rows: string): number | null {
  const values = rows
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .sort(([, a = 0], [, b = 0]) => a - b)
  const whole = values.reduce((sum, [, , weight = 0]) => sum + weight, 0)
  let reached = 0
  for (const [level = 0, value = 0, weight = 0] of values) {
    reached += weight
    if (reached >= level * whole) return value
  }
  return null
}
