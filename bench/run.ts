import { readFileSync, writeFileSync } from 'node:fs'
import { type Kind, kinds } from './addresses.ts'
import { clientBytes, compressed, limits } from './bytes.ts'
import { printFirstBytes } from './first-byte.ts'
import { fetchEach } from './load.ts'
import { type Build, type Costs, measureOnce } from './page-cost.ts'
import { clock, recording } from './recording.ts'
import { type Rehearsal, rehearse } from './rehearsal.ts'
import { aboveLimit, costOf, ratio, type Spread, warmUpCurve } from './report.ts'
import { serve } from './workerd.ts'

/**
 * `BASELINE` is the `dist` folder of another build. A run is made shorter by `KINDS`, `CASES`, `PAGES` (measured of a kind) and `ROUNDS` (fresh
 * processes of each build); with `KINDS` only the CPU is measured.
 */
const { BASELINE, CASES = 'filled,empty', KINDS, PAGES = '120', ROUNDS = '2' } = process.env
const chosen = KINDS ? kinds.filter((kind) => KINDS.split(',').includes(kind)) : kinds
const rounds = Number(ROUNDS)
const pagesOfAKind = Number(PAGES)
const kindsOfEmptyKv: readonly Kind[] = ['home', 'search', 'stay', 'hotel']

const started = performance.now()
const progress = (done: string) => console.log(`· ${done} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const site = readFileSync('dist/site/index.js', 'utf8')
const baseline = BASELINE && readFileSync(`${BASELINE}/site/index.js`, 'utf8')
/** The build that limit and control belong to. */
const reference = baseline || site
const base = baseline ? 'baseline' : 'this build'

const recorded = await recording(baseline ? [site, baseline] : [site])
const cold = new Map<string, Rehearsal>()
await Promise.all([...new Set([site, reference])].map(async (module) => void cold.set(module, await rehearse(module, recorded))))
progress('requested every page once, to fill KV')

interface Case {
  readonly name: string
  readonly kv: (module: string) => Build['kv']
  readonly pages: Rehearsal['pages']
  readonly kinds: readonly Kind[]
}
const storedBy = (module: string) => cold.get(module)?.stored
const filledCase = async (): Promise<Case> => {
  const { pages } = await rehearse(reference, recorded, storedBy(reference))
  return { name: 'KV filled', kv: storedBy, pages, kinds: chosen }
}
const emptyCase = async (): Promise<Case> => ({
  name: 'KV empty',
  kv: () => undefined,
  pages: cold.get(reference)?.pages ?? new Map(),
  kinds: chosen.filter((kind) => kindsOfEmptyKv.includes(kind)),
})
const cases: Readonly<Record<string, () => Promise<Case>>> = { filled: filledCase, empty: emptyCase }

for (const name of CASES.split(',')) {
  const measured = await cases[name]?.()
  if (!measured) throw new Error(`there is no case "${name}"`)
  const { kv, pages, kinds: kindsOfCase } = measured
  const builds = Object.fromEntries(
    Object.entries({ 'this build': site, ...(baseline && { baseline }), control: reference }).map(([build, module]) => [
      build,
      { module, kv: kv(module) },
    ]),
  )
  const costs: Costs[] = []
  for (let round = 1; round <= rounds; round++) {
    const limit = { pages, kv: kv(reference) }
    costs.push(await measureOnce({ recording: recorded, builds, limit, kinds: kindsOfCase, pagesOfAKind }))
    progress(`${measured.name}: processes ${round} of ${rounds}`)
  }
  printCosts(measured, costs)
  if (process.env['RAW']) writeFileSync(`${process.env['RAW']}-${name}.json`, JSON.stringify(costs))
}

function printCosts({ name: title, kinds: kindsOfCase }: Case, costs: readonly Costs[]): void {
  const milliseconds = ({ value, each }: Spread) => `${value.toFixed(2)} ms (${each.map((one) => one.toFixed(2)).join(' ')})`
  const times = ({ value, each }: Spread) => `${value.toFixed(3)} (${each.map((one) => one.toFixed(2)).join(' ')})`
  console.log(
    `\nCPU of a page requested once, ${title}, ${pagesOfAKind} pages of a kind; in brackets each of ${rounds} fresh processes, in raw workerd, upstream responding at once`,
  )
  for (const kind of kindsOfCase) {
    const compared = baseline ? `of the baseline ${times(ratio(costs, kind, ['this build', base], 'above'))}, ` : ''
    console.log(
      `  ${kind.padEnd(12)} above the limit: ${compared}noise ${times(ratio(costs, kind, ['control', base], 'above'))}, ` +
        `${milliseconds(aboveLimit(costs, kind, 'this build'))}`,
    )
    const each = Object.keys(costs[0]?.turns[kind] ?? {}).map((name) => `${name} ${milliseconds(costOf(costs, kind, name))}`)
    console.log(`               ${each.join(', ')}; limit ${times(ratio(costs, kind, ['limit', 'this build'], 'page'))} of a page`)
  }
  const { warming, measured } = warmUpCurve(costs, 'this build')
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ')
  console.log(
    `  warm-up curve of this build, ms a page: ${list(warming)} in eighths of ${kinds.length * recorded.addresses.warming.stay.length} pages of all kinds, then ` +
      `${list(measured)} in the first and last third of those measured`,
  )
}

if (KINDS) process.exit(0)

const { warming, measured } = recorded.addresses
const worker = await serve(site, { upstream: recorded.responses, kv: storedBy(site), clock, isUnhurried: false })
await fetchEach(
  kinds.flatMap((kind) => [...warming[kind], measured[kind][0] ?? '']).map((path) => worker.url + path),
  8,
)
await printFirstBytes(worker, measured)
worker.stop()

const bytes = clientBytes()
console.log('\nBytes, brotli')
for (const kind of kinds)
  console.log(
    `  HTML, the first ${kind.padEnd(12)} ${kilobytes(compressed(cold.get(site)?.pages.get(measured[kind][0] ?? '')?.html ?? ''))}`,
  )
console.log(`  CSS, of a search page      ${kilobytes(bytes.css)} (bar ${kilobytes(limits.styles)})`)
console.log(`  JavaScript until load      ${kilobytes(bytes.loader)} (bar ${kilobytes(limits.loader)})`)
console.log(`  runtime of all islands     ${kilobytes(bytes.runtime)}`)
for (const [name, { own, texts, shared, all, onDemand }] of Object.entries(bytes.islands)) {
  const later = onDemand > 0 ? `; later ${kilobytes(onDemand)}` : ''
  console.log(
    `  island ${name.padEnd(12)}  own ${kilobytes(own + texts)} (bar ${kilobytes(limits.further)}), shared with some ${kilobytes(shared)}, as the first of a page ${kilobytes(all)} (bar ${kilobytes(limits.first)})${later}`,
  )
}
process.exit(0)
