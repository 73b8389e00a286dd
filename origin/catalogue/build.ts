import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = fileURLToPath(new URL('dist/', import.meta.url))

/** What the artefact is written from. */
const sources = ['origin/catalogue', 'src/market', 'src/contract']

/** The compiled texts, content and vocabularies: what `@escale/catalogue` is to those who import it. */
const compiled = `${dist}catalogue.js`

/** Rows of a catalogue of some number of hotels. */
export interface WrittenRows {
  /** Hash of the rows: what was loaded from this version needs no loading again. */
  readonly version: string
  /** One JSON value a line: each table with its columns and the number of its rows, then its rows. */
  readonly file: string
}

/**
 * Writes the artefact unless its sources are those of the last time, and returns their hash. Several processes may do so at once: they write
 * the same, and remove only what other sources left.
 */
export async function writeCatalogue(): Promise<string> {
  const hash = sourcesHash()
  const written = `${dist}sources`
  if (existsSync(compiled) && existsSync(written) && readFileSync(written, 'utf8') === hash) return hash
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ input: `${root}origin/catalogue/index.ts`, platform: 'neutral', external: ['valibot'] })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  mkdirSync(dist, { recursive: true })
  write(compiled, output[0].code)
  write(written, hash)
  for (const name of readdirSync(dist))
    if (name.startsWith('rows-') && name !== `rows-${hash}`) rmSync(dist + name, { recursive: true, force: true })
  return hash
}

/** The rows of so many hotels; written unless these sources have written them before. */
export async function writeRows(hotels: number): Promise<WrittenRows> {
  const folder = `${dist}rows-${await writeCatalogue()}/`
  mkdirSync(folder, { recursive: true })
  const known = readdirSync(folder).find((name) => name.startsWith(`${hotels}-`) && name.endsWith('.jsonl'))
  if (known) return { version: known.slice(`${hotels}-`.length, -'.jsonl'.length), file: folder + known }
  const text = await rowsAsText(hotels)
  const version = versionOf(text)
  const file = `${folder}${hotels}-${version}.jsonl`
  write(file, text)
  return { version, file }
}

export const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The same text for the same sources, on every machine and day. */
export async function rowsAsText(hotels: number): Promise<string> {
  const { allRows } = await import('./seed/all-rows.ts')
  const lines = allRows(hotels).flatMap(({ table, columns, days, rows }) => [{ table, columns, days, count: rows.length }, ...rows])
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(`${root}package-lock.json`))
  for (const folder of sources) {
    const names = readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name) && !/^(dist|node_modules|samples)\/|\.test\.ts$/.test(name))
      .toSorted()
    for (const name of names) hash.update(name).update(readFileSync(`${root}${folder}/${name}`))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A reader never sees half a file: it is renamed into its place when it is whole. */
function write(file: string, text: string): void {
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}

// `node origin/catalogue/build.ts [HOTELS]` writes the artefact, and with a number of hotels their rows, whose version and file it prints.
if (import.meta.main) {
  const [hotels] = process.argv.slice(2)
  if (hotels === undefined) await writeCatalogue()
  else console.log(JSON.stringify(await writeRows(Number(hotels))))
}
