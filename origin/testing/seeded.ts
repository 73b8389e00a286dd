import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

const origin = fileURLToPath(new URL('../', import.meta.url))
const cache = fileURLToPath(new URL('../../.local/test-catalogues/', import.meta.url))

/**
 * Returns a copy of a folder that `fill` has filled once for this state of the origin's files and `kind`: seeding takes longer than most
 * tests.
 */
export async function copyOfSeeded(kind: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const state = stateOf(origin)
  const seeded = `${cache}${state}/${kind}`
  if (!existsSync(seeded)) {
    for (const old of existsSync(cache) ? readdirSync(cache) : []) if (old !== state) rmSync(cache + old, { recursive: true, force: true })
    mkdirSync(`${cache}${state}`, { recursive: true })
    const own = mkdtempSync(`${cache}${state}/filling-`)
    await fill(own)
    // Another worker was faster.
    if (existsSync(seeded)) rmSync(own, { recursive: true })
    else renameSync(own, seeded)
  }
  const copy = mkdtempSync(`${tmpdir()}/escale-catalogue-`)
  cpSync(seeded, copy, { recursive: true })
  return copy
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
