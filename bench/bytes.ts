import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, type BrotliOptions, constants } from 'node:zlib'
import type { BuiltIsland } from '../src/hydration/build/island-files.ts'

const folder = 'dist/client'
/** Committed figures, bytes by island: updated by `npm run bench:bytes -- --write`. */
const committedFile = 'bench/bytes.json'

const kilobyte = 1024

/** In bytes after brotli, but for `growth`: how many times its committed figure an island may weigh. */
export const limits = {
  loader: 6 * kilobyte,
  /** Sheets of a page. */
  styles: 16 * kilobyte,
  html: 17 * kilobyte,
  /** First island of a page, with React, Lingui and everything else that it needs. */
  first: 92 * kilobyte,
  /** Every further island, with its texts. */
  further: 14 * kilobyte,
  /** Measures how fast a page is, with consent only. */
  vitals: 3.2 * kilobyte,
  growth: 1.02,
}

export const brotli = (quality: number): BrotliOptions => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Returns bytes after brotli at maximum quality, as files are delivered. */
export const compressed = (content: Buffer | string): number => brotliCompressSync(content, brotli(constants.BROTLI_MAX_QUALITY)).length

const measured = new Map<string, number>()

/** Returns the bytes of a file of the build, after brotli. Islands share files: each is compressed once. */
export function fileBytes(path: string): number {
  const bytes = measured.get(path) ?? compressed(readFileSync(`${folder}${path}`))
  measured.set(path, bytes)
  return bytes
}
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + fileBytes(file), 0)
const largest = (urls: readonly string[]): number => Math.max(0, ...urls.filter(Boolean).map(fileBytes))

interface ManifestEntry {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

export interface IslandBytes {
  /** Scripts that no other island uses. */
  readonly own: number
  /** Its list of files, with its texts, in the longest locale. */
  readonly texts: number
  /** Scripts shared with some other islands, paid by the first on a page. */
  readonly shared: number
  /** Everything downloaded for the first island of a page: start script, runtime, shared and own scripts, texts. */
  readonly all: number
  /** Parts loaded later, with texts; not in the other figures. */
  readonly onDemand: number
}

export interface ClientBytes {
  /** Stylesheets of a search page, which has most. */
  readonly css: number
  /** Scripts loaded before any trigger. */
  readonly loader: number
  /** Scripts of every island: React, texts, shell. */
  readonly runtime: number
  /** The file of `web-vitals`. */
  readonly vitals: number
  readonly islands: Readonly<Record<string, IslandBytes>>
}

/** Measures browser downloads from the build's own lists. */
export function clientBytes(): ClientBytes {
  const read = <Content>(name: string): Content => JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8'))
  const islands = read<Record<string, BuiltIsland>>('islands')
  const styles = Object.values(read<Record<string, ManifestEntry>>('styles'))
  const sheets = Object.fromEntries(styles.flatMap(({ name, css }) => (name && css ? [[name, css.map((file) => `/${file}`)]] : [])))
  const manifest = read<Record<string, ManifestEntry>>('manifest')
  const loader = loaderOf(manifest)
  const uses = new Map<string, number>()
  for (const { scripts } of Object.values(islands)) for (const file of scripts) uses.set(file, (uses.get(file) ?? 0) + 1)
  const everywhere = [...uses.keys()].filter((file) => uses.get(file) === Object.keys(islands).length && !loader.has(file))
  const loaderBytes = sum(loader)
  const runtime = sum(everywhere)

  const bytesOf = ({ scripts, lists, parts }: BuiltIsland): IslandBytes => {
    const rest = scripts.filter((file) => !everywhere.includes(file) && !loader.has(file))
    const own = sum(rest.filter((file) => uses.get(file) === 1))
    const shared = sum(rest.filter((file) => uses.get(file) !== 1))
    const texts = largest(Object.values(lists))
    const onDemand = Math.max(0, ...Object.values(parts).map((list) => sum(new Set(Object.values(list).flat().filter(Boolean)))))
    return { own, texts, shared, all: loaderBytes + runtime + shared + own + texts, onDemand }
  }
  return {
    css: sum(['site', 'search'].flatMap((name) => sheets[name] ?? [])),
    loader: loaderBytes,
    runtime,
    vitals: fileBytes(`/${manifest['src/enhancements/analytics/web-vitals.ts']?.file}`),
    islands: Object.fromEntries(Object.entries(islands).map(([name, files]) => [name, bytesOf(files)])),
  }
}

/** Returns the entry with its static imports. */
function loaderOf(manifest: Readonly<Record<string, ManifestEntry>>): Set<string> {
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return new Set([...keys].map((key) => `/${manifest[key]?.file}`))
}

export const committedBytes = (): Readonly<Record<string, number>> => JSON.parse(readFileSync(committedFile, 'utf8'))

/** Formats the first download of each island in KB, with growth over the committed figure. */
export function composition({ loader, runtime, vitals, islands }: ClientBytes): string {
  const committed = committedBytes()
  const kilobytes = (bytes: number) => (bytes / kilobyte).toFixed(2).padStart(7)
  const rows = Object.entries(islands)
    .toSorted(([, one], [, other]) => other.all - one.all)
    .map(([name, { own, texts, shared, all, onDemand }]) => {
      const growth = ((all - (committed[name] ?? 0)) / kilobyte).toFixed(2)
      return `${name.padEnd(18)}${[all, shared, own, texts].map(kilobytes).join('')}${kilobytes(onDemand)}  ${committed[name] ? growth : 'new'}`
    })
  const heads = ['all', 'shared', 'own', 'texts', 'parts'].map((head) => head.padStart(7)).join('')
  return [
    `loader ${kilobytes(loader)}, runtime ${kilobytes(runtime)} in each, web vitals ${kilobytes(vitals)}`,
    `${'KB, brotli'.padEnd(18)}${heads}  growth`,
    ...rows,
  ].join('\n')
}

if (import.meta.main) {
  const bytes = clientBytes()
  const figures = Object.fromEntries(
    Object.entries(bytes.islands)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { all }]) => [name, all]),
  )
  if (process.argv.includes('--write')) writeFileSync(committedFile, `${JSON.stringify(figures, undefined, 2)}\n`)
  console.log(composition(bytes))
}
