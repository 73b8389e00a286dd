import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'

/** Hashes names, sizes and times of the files below these paths, without what is built there. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) visit(path, hash)
  return hash.digest('hex')
}

function visit(path, hash) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory()) return void hash.update(`${path}:${found.size}:${found.mtimeMs}\n`)
  for (const name of readdirSync(path).sort()) if (name !== 'dist') visit(`${path}/${name}`, hash)
}
