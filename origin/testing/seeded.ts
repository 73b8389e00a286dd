import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const origin = fileURLToPath(new URL('../', import.meta.url))
const cache = fileURLToPath(new URL('../../.local/test-catalogues/', import.meta.url))

/**
 * Returns the folder that `fill` has filled once for this state of the origin's files and `kind`; it starts as a copy of `from`. Seeding takes
 * longer than most tests. Other processes wait for the one that fills.
 */
export async function seededFolder(kind: string, fill: (folder: string) => Promise<void>, from?: string): Promise<string> {
  const state = stateOf(origin)
  const seeded = `${cache}${state}/${kind}`
  if (!existsSync(seeded)) {
    for (const old of existsSync(cache) ? readdirSync(cache) : []) if (old !== state) rmSync(cache + old, { recursive: true, force: true })
    mkdirSync(`${cache}${state}`, { recursive: true })
    const lock = `${seeded}.filling`
    while (!taken(lock)) await setTimeout(100)
    try {
      if (!existsSync(seeded)) {
        const own = `${lock}/folder`
        if (from) cpSync(from, own, { recursive: true })
        else mkdirSync(own)
        await fill(own)
        renameSync(own, seeded)
      }
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return seeded
}

/** Makes the lock's folder; false if another process has it. One older than five minutes was left by a process that ended. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > 300_000) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/** A hash of all files of the origin but pictures and tests. */
function stateOf(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|json|sql)$/.test(name) && !/^(public|node_modules)\//.test(name) && !name.endsWith('.test.ts'),
  )
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(folder + name))
  return hash.digest('hex').slice(0, 16)
}
