import { readdirSync, readFileSync } from 'node:fs'
import type { Db } from './catalogue-rows.ts'

const folder = new URL('../migrations/', import.meta.url)

/** Applies pending migrations in order, and records them in the table of `wrangler d1 migrations`. */
export async function migrate(db: Db): Promise<string[]> {
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const done = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(done.results.map((migration) => migration.name))
  const pending = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort()
  for (const name of pending) {
    const statements = statementsOf(readFileSync(new URL(name, folder), 'utf8'))
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
  return pending
}

/** Works for migrations without a semicolon inside a statement. */
function statementsOf(script: string): string[] {
  return script
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
