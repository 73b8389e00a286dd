// Compresses the built assets with brotli at its best quality into `dist/compressed`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { compressedFolder } from './compressed-file.ts'

const best = promisify(brotliCompress)
const built = 'dist/client/assets'

rmSync(compressedFolder, { recursive: true, force: true })
mkdirSync(`${compressedFolder}/assets`, { recursive: true })
const texts = readdirSync(built).filter((name) => /\.(m?js|css|svg|json)$/.test(name))
await Promise.all(
  texts.map(async (name) => writeFileSync(`${compressedFolder}/assets/${name}`, await best(readFileSync(`${built}/${name}`)))),
)
