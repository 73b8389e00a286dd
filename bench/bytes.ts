import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { IslandFiles } from '../src/hydration/build/island-messages.ts'

const folder = 'dist/client'

/** Bytes after brotli at its best, as files are delivered. */
export const compressed = (content: Buffer | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const fileBytes = (path: string): number => compressed(readFileSync(`${folder}${path}`))

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
}

export interface ClientBytes {
  readonly css: number
  /** What a page loads before any trigger fires. */
  readonly loader: number
  /** Files every island shares: React, the islands' shell. */
  readonly shared: number
  /** Each island's own files, not shared with all; its texts in the longest locale. */
  readonly islands: Readonly<Record<string, { own: number; all: number }>>
}

/** What browsers download, from the build's own lists. */
export function clientBytes(): ClientBytes {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const styles: Record<string, ManifestEntry> = JSON.parse(readFileSync(`${folder}/.vite/styles.json`, 'utf8'))
  const islands: Record<string, IslandFiles> = JSON.parse(readFileSync(`${folder}/.vite/islands.json`, 'utf8'))
  const graph = (source: string, found = new Set<string>()): Set<string> => {
    const entry = manifest[source]
    if (!entry || found.has(`/${entry.file}`)) return found
    found.add(`/${entry.file}`)
    for (const imported of entry.imports ?? []) graph(imported, found)
    return found
  }
  const loader = graph('src/islands/start.ts')
  const shared = new Set([...graph('src/hydration/browser/mount.tsx'), ...graph('src/islands/shell.tsx')])
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + fileBytes(file), 0)
  const loaderBytes = sum(loader)
  const sharedBytes = sum([...shared].filter((file) => !loader.has(file)))
  return {
    css: sum(
      Object.values(styles)
        .filter(({ file }) => file.endsWith('.css'))
        .map(({ file }) => `/${file}`),
    ),
    loader: loaderBytes,
    shared: sharedBytes,
    islands: Object.fromEntries(
      Object.entries(islands).map(([name, { scripts, messages }]) => {
        const own =
          sum(scripts.filter((file) => !shared.has(file) && !loader.has(file))) + Math.max(...Object.values(messages).map(fileBytes))
        return [name, { own, all: loaderBytes + sharedBytes + own }]
      }),
    ),
  }
}
