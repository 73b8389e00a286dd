import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** A piece of SQL with the values that it binds. Pieces can be nested. */
export interface Sql {
  readonly text: string
  readonly values: readonly (string | number | null)[]
}

type Part = Sql | string | number | boolean | null

/**
 * SQL from a template. Nested pieces are spliced in, whole numbers are literals (D1 binds at most a hundred values), the rest is bound.
 * Lists are bound as JSON: see `among`.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly Part[]): Sql {
  let text = strings[0] ?? ''
  const values: (string | number | null)[] = []
  parts.forEach((part, index) => {
    const piece = asSql(part)
    text += piece.text + (strings[index + 1] ?? '')
    values.push(...piece.values)
  })
  return { text, values }
}

function asSql(part: Part): Sql {
  if (typeof part === 'object' && part !== null) return part
  if (typeof part === 'boolean') return { text: part ? '1' : '0', values: [] }
  if (typeof part === 'number' && Number.isSafeInteger(part)) return { text: `(${part})`, values: [] }
  return { text: '?', values: [part] }
}

/** Takes fixed SQL of this program, never a text from outside. */
export const raw = (text: string): Sql => ({ text, values: [] })

export function join(pieces: readonly Sql[], separator: string): Sql {
  return { text: pieces.map((piece) => piece.text).join(separator), values: pieces.flatMap((piece) => piece.values) }
}

export function all(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? raw('1') : join(conditions, ' AND ')
}

export function among(column: Sql, list: readonly (string | number)[]): Sql {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(list)}))`
}

export function prepare(db: Pick<D1Database, 'prepare'>, query: Sql): D1PreparedStatement {
  return db.prepare(query.text).bind(...query.values)
}

export async function rows<Row>(db: Pick<D1Database, 'prepare'>, query: Sql): Promise<Row[]> {
  const result = await prepare(db, query).all<Row>()
  return result.results
}

export async function row<Row>(db: Pick<D1Database, 'prepare'>, query: Sql): Promise<Row | undefined> {
  return (await prepare(db, query).first<Row>()) ?? undefined
}
