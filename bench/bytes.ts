import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { IslandFiles } from '../src/hydration/build/island-messages.ts'

const folder = 'dist/client'

/** Bytes after brotli at its best, as files are delivered. */
export const compressed = (content: Buffer | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const fileBytes = (path: string): number => compressed(readFileSync(`${folder}${path}`))
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + fileBytes(file), 0)

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export interface IslandBytes {
  /** Files that no other island uses, and its texts in the longest locale. */
  readonly own: number
  /** Files that some other islands use as well: paid once for a page, by the first island that comes. */
  readonly shared: number
  /** Everything a page downloads whose first island this is: loader, what all islands share, what some share, its own. */
  readonly all: number
  /** Parts fetched later, when the browser is idle or when they are opened; not in the figures before. */
  readonly onDemand: number
}

export interface ClientBytes {
  readonly css: number
  /** What a page loads before any trigger fires. */
  readonly loader: number
  /** Files every island needs: React, texts, the islands' shell. */
  readonly runtime: number
  readonly islands: Readonly<Record<string, IslandBytes>>
}

/** What browsers download, from the build's own lists. */
export function clientBytes(): ClientBytes {
  const read = <Content>(name: string): Content => JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8'))
  const manifest = read<Record<string, ManifestEntry>>('manifest')
  const islands = read<Record<string, IslandFiles>>('islands')
  const styles = Object.values(read<Record<string, ManifestEntry>>('styles')).filter(({ file }) => file.endsWith('.css'))
  const entries = Object.values(manifest)
  const loader = entries.filter(({ isEntry }) => isEntry).map(({ file }) => `/${file}`)
  const uses = new Map<string, number>()
  for (const { scripts } of Object.values(islands)) for (const file of scripts) uses.set(file, (uses.get(file) ?? 0) + 1)
  const everywhere = [...uses.keys()].filter((file) => uses.get(file) === Object.keys(islands).length)
  const loaderBytes = sum(loader)
  const runtime = sum(everywhere)

  const onDemandOf = (scripts: readonly string[]): Set<string> => {
    const found = new Set<string>()
    const add = (source: string): void => {
      const entry = manifest[source]
      if (!entry || entry.isEntry || scripts.includes(`/${entry.file}`) || found.has(`/${entry.file}`)) return
      found.add(`/${entry.file}`)
      for (const imported of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) add(imported)
    }
    for (const entry of entries) {
      if (!entry.isEntry && scripts.includes(`/${entry.file}`)) for (const source of entry.dynamicImports ?? []) add(source)
    }
    return found
  }
  const bytesOf = ({ scripts, messages }: IslandFiles): IslandBytes => {
    const rest = scripts.filter((file) => !everywhere.includes(file) && !loader.includes(file))
    const own = sum(rest.filter((file) => uses.get(file) === 1)) + Math.max(...Object.values(messages).map(fileBytes))
    const shared = sum(rest.filter((file) => uses.get(file) !== 1))
    return { own, shared, all: loaderBytes + runtime + shared + own, onDemand: sum(onDemandOf(scripts)) }
  }
  return {
    css: sum(styles.map(({ file }) => `/${file}`)),
    loader: loaderBytes,
    runtime,
    islands: Object.fromEntries(Object.entries(islands).map(([name, files]) => [name, bytesOf(files)])),
  }
}
