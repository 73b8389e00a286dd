import { readFileSync } from 'node:fs'
import { type Kind, kinds } from './addresses.ts'
import { inspect } from './inspector.ts'
import { fetchEach } from './load.ts'
import { mixed } from './page-cost.ts'
import { clock, type Recording, recording } from './recording.ts'
import { rehearse } from './rehearsal.ts'
import type { StoredValues } from './stubs.ts'
import { serve } from './workerd.ts'

/** `BASELINE` is the `dist` folder of another build. */
const { BASELINE, PAGES = '20000' } = process.env
const pageCount = Number(PAGES)
/** Of the whole heap. A limit of its old space alone leaves a young one that does not fit in, so that every collection becomes a full one. */
const limitMegabytes = 64
const bars = { cpu: 1.15, live: 30, allocated: { stay: 0.6, hotel: 0.6, search: 0.7 } satisfies Partial<Record<Kind, number>> }
const connections = 4
const megabyte = 1024 * 1024

const site = readFileSync('dist/site/index.js', 'utf8')
const baseline = BASELINE && readFileSync(`${BASELINE}/site/index.js`, 'utf8')
const recorded = await recording(baseline ? [site, baseline] : [site])
const every = mixed(merged(recorded), kinds)
/** Every address comes again after all others: no memory of an isolate holds as many. */
const paths = Array.from({ length: pageCount }, (_, at) => every[at % every.length] ?? '')

console.log(
  `\nMemory: ${pageCount} mixed pages of all markets, KV filled (${every.length} addresses, each again only after all others), a heap of ${limitMegabytes} MB beside one without a limit`,
)
const freely: Record<string, Memory> = {}
for (const [name, module] of Object.entries({ ...(baseline && { baseline }), 'this build': site })) {
  const { stored } = await rehearse(module, recorded)
  const [limited, free] = await Promise.all([run(module, stored, [`--max-heap-size=${limitMegabytes}`]), run(module, stored, [])])
  freely[name] = free
  console.log(
    `  ${name.padEnd(10)} CPU ${(limited.cpu / free.cpu).toFixed(2)} of that without a limit (bar ${bars.cpu}; ${limited.cpu.toFixed(2)} and ${free.cpu.toFixed(2)} ms a page), ` +
      `live heap ${limited.live.toFixed(1)} MB (bar ${bars.live}; without a limit ${free.live.toFixed(1)}), failures logged ${limited.failures}`,
  )
}
console.log('  allocated by a page, what is collected included')
for (const [kind, bar] of Object.entries(bars.allocated)) {
  const [own, before] = ['this build', 'baseline'].map((name) => freely[name]?.allocated[kind] ?? Number.NaN)
  const compared = baseline ? `, ${((own ?? 0) / (before ?? 1)).toFixed(2)} of the baseline (bar ${bar.toFixed(2)})` : ''
  console.log(`  ${kind.padEnd(10)} ${((own ?? 0) / megabyte).toFixed(2)} MB${compared}`)
}
process.exit(0)

function merged({ addresses }: Recording): Record<Kind, string[]> {
  return Object.fromEntries(kinds.map((kind) => [kind, [...addresses.measured[kind], ...addresses.warming[kind]]])) as Record<
    Kind,
    string[]
  >
}

interface Memory {
  /** Milliseconds a page. */
  readonly cpu: number
  /** Megabytes. */
  readonly live: number
  /** Bytes a page, by kind. */
  readonly allocated: Readonly<Record<string, number>>
  readonly failures: number
}

async function run(module: string, kv: StoredValues, v8Flags: readonly string[]): Promise<Memory> {
  const worker = await serve(module, { upstream: recorded.responses, kv, clock, v8Flags, isInspected: true })
  const before = worker.cpu()
  await fetchEach(
    paths.map((path) => worker.url + path),
    connections,
  )
  const cpu = (worker.cpu() - before) / paths.length
  const inspector = await inspect(worker)
  const live = (await inspector.liveHeap()) / megabyte
  const allocated: Record<string, number> = {}
  for (const kind of Object.keys(bars.allocated) as Kind[]) {
    const measured = recorded.addresses.measured[kind]
    await inspector.sample()
    await fetchEach(
      measured.map((path) => worker.url + path),
      1,
    )
    allocated[kind] = (await inspector.allocated()) / measured.length
  }
  inspector.close()
  const failures = worker.failures()
  worker.stop()
  return { cpu, live, allocated, failures: failures.length }
}
