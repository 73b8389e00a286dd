import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { startSite } from '../origin/local/site.ts'
import { guessCodes } from '../test/faults/guesses.ts'
import { freePorts } from '../test/free-ports.ts'
import { clock, siteCatalogue } from '../test/site.ts'

/** What guessing codes of gifts at a running site finds: `GUESSES=100000 node bench/guesses.ts`. */
const guesses = Number(process.env['GUESSES'] ?? 100_000)
const clients = 100

const folder = mkdtempSync(`${tmpdir()}/escale-guesses-`)
cpSync(await siteCatalogue(), `${folder}/origin`, { recursive: true })
const [port = 0, originPort = 0] = await freePorts(2)
const site = await startSite({ port, originPort, persist: folder, quiet: true, clock })

const started = performance.now()
const { statuses, done } = guessCodes(site.url, { guesses, clients })
await done
const seconds = (performance.now() - started) / 1000
console.log(`${guesses} guesses of ${clients} clients in ${seconds.toFixed(0)} s: ${statuses.get(303) ?? 0} found a gift`)
for (const [status, count] of [...statuses].sort()) console.log(`  ${status}: ${count}`)
await site.stop()
rmSync(folder, { recursive: true, force: true })
const isThrottled = (statuses.get(422) ?? 0) <= 20 * clients * (Math.ceil(seconds / 60) + 1)
process.exit(statuses.has(303) || !isThrottled ? 1 : 0)
