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

const known = new Map<string, StaticFile | undefined>()

// Read at the start, so that a concurrent build cannot mix with the measured one.
const built = new Map(readdirSync('dist/client/assets').map((name) => [`/assets/${name}`, readFileSync(`dist/client/assets/${name}`)]))

/** Returns a file of the built client as from a CDN, with brotli at maximum quality. Undefined if the path is no file. */
export function staticFile(path: string): StaticFile | undefined {
  if (!known.has(path)) known.set(path, read(path))
  return known.get(path)
}

function read(path: string): StaticFile | undefined {
  const content = built.get(path) ?? other(path)
  if (!content) return undefined
  const type = types[extname(path)]
  if (!type) return { type: path.endsWith('.woff2') ? 'font/woff2' : 'application/octet-stream', content, encoding: 'identity' }
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  return { type, content: brotliCompressSync(content, best), encoding: 'br' }
}

function other(path: string): Buffer | undefined {
  const file = `dist/client${path}`
  return !path.includes('..') && statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
}
