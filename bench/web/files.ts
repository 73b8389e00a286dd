import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

export interface StaticFile {
  readonly type: string
  /** Body as sent. */
  readonly content: Buffer
  readonly encoding: 'br' | 'identity'
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** Returns a file of a built client as from a CDN, with brotli at maximum quality; undefined if the path is no file. */
export type StaticFiles = (path: string) => StaticFile | undefined

/** `folder` is the built client. */
export function staticFiles(folder: string): StaticFiles {
  const known = new Map<string, StaticFile | undefined>()
  // Read at the start, so that a concurrent build cannot mix with the measured one.
  const built = new Map(readdirSync(`${folder}/assets`).map((name) => [`/assets/${name}`, readFileSync(`${folder}/assets/${name}`)]))
  const other = (path: string): Buffer | undefined => {
    const file = folder + path
    return !path.includes('..') && statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
  }
  return (path) => {
    if (!known.has(path)) known.set(path, compressed(path, built.get(path) ?? other(path)))
    return known.get(path)
  }
}

function compressed(path: string, content: Buffer | undefined): StaticFile | undefined {
  if (!content) return undefined
  const type = types[extname(path)]
  if (!type) return { type: path.endsWith('.woff2') ? 'font/woff2' : 'application/octet-stream', content, encoding: 'identity' }
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  return { type, content: brotliCompressSync(content, best), encoding: 'br' }
}
