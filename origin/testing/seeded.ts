import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const origin = fileURLToPath(new URL('../', import.meta.url))
const cache = fileURLToPath(new URL('../../.local/test-catalogues/', import.meta.url))

interface Seeded {
  /** Folders with other versions of the same catalogue are removed. */
  readonly catalogue: string
  readonly version: string
  readonly day: string
}

/**
 * Returns the folder that `fill` has filled once for this version of a catalogue, this day and this state of the origin's files; it starts as a copy
 * of `from`. Seeding takes longer than most tests. Other processes wait for the one that fills.
 */
export async function seededFolder(
  { catalogue, version, day }: Seeded,
  fill: (folder: string) => Promise<void>,
  from?: string,
): Promise<string> {
  const versions = `${cache}${catalogue}`
  const state = stateOf(origin, version)
  const seeded = `${versions}/${state}/${day}`
  if (!existsSync(seeded)) {
    mkdirSync(`${versions}/${state}`, { recursive: true })
    for (const old of readdirSync(versions)) if (old !== state) rmSync(`${versions}/${old}`, { recursive: true, force: true })
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

/**
 * Makes the folder of the lock, or returns false if another process has it. A lock older than five minutes was left by a process that
 * ended.
 */
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

function stateOf(folder: string, version: string): string {
  const hash = createHash('sha256').update(version)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|json|sql)$/.test(name) && !/^(public|node_modules|catalogue)\//.test(name) && !name.endsWith('.test.ts'),
  )
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(folder + name))
  return hash.digest('hex').slice(0, 16)
}
