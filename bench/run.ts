import { readFileSync } from 'node:fs'
import { type Kind, kinds } from './addresses.ts'
import { clientBytes, limits } from './bytes.ts'
import { printFirstBytes } from './first-byte.ts'
import { meanBytes, qualities } from './html-size.ts'
import { type Build, type Costs, measureOnce } from './page-cost.ts'
import { peerKinds, peerModule } from './peer/build.ts'
import { peerFaults } from './peer/faults.ts'
import { names, printCosts } from './print-costs.ts'
import { type Recording, recording } from './recording.ts'
import { type Rehearsal, rehearse } from './rehearsal.ts'
import { unrenderedModule, unrenderedTitle } from './unrendered/build.ts'

/**
 * `BASELINE` is the `dist` folder of another build. `KINDS`, `CASES` (of KV), `PAGES` (measured of a kind) and `ROUNDS` (fresh processes of each
 * build) make a run shorter; with `KINDS` only the CPU is measured, without peer and unrendered worker.
 */
const { BASELINE, CASES = 'filled,empty', KINDS, PAGES = '120', ROUNDS = '2' } = process.env
const isWhole = KINDS === undefined
const chosen = KINDS ? kinds.filter((kind) => KINDS.split(',').includes(kind)) : kinds
const rounds = Number(ROUNDS)
const pagesOfAKind = Number(PAGES)
/** Of the cases of KV that are not the normal one. */
const kindsOfOtherCases: readonly Kind[] = ['home', 'search', 'stay', 'hotel']
/** Quality 11 takes long, so the mean is of every fifth page. */
const everyPage = 5
/** Pages of each kind on which site and peer are compared. */
const comparedPages = 5

const started = performance.now()
const progress = (done: string) => console.log(`· ${done} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

interface Worker {
  readonly module: string
  readonly kinds?: readonly Kind[]
}
const site = readFileSync('dist/site/index.js', 'utf8')
const baseline = BASELINE && readFileSync(`${BASELINE}/site/index.js`, 'utf8')
/** The build that limit and control belong to. */
const reference = baseline || site
const workers: Readonly<Record<string, Worker>> = {
  [names.site]: { module: site },
  ...(baseline && { [names.baseline]: { module: baseline } }),
  [names.control]: { module: reference },
  ...(isWhole && {
    [names.unrendered]: { module: await unrenderedModule() },
    [names.peer]: { module: await peerModule(), kinds: peerKinds },
  }),
}

const recorded = await recording(baseline ? [site, baseline] : [site])
const cold = await rehearseAll(recorded)
progress('requested every page once, to fill KV')
refuseRendered()
refuseUnlikePeer()

const storedBy = (module: string) => cold.get(module)?.stored
const others = chosen.filter((kind) => kindsOfOtherCases.includes(kind))
const chosenCases = CASES.split(',')
const repriced = chosenCases.includes('repriced') ? await rehearseAll(atOtherPrices(recorded)) : undefined
const cases = {
  filled: { title: 'KV filled', kinds: chosen, kv: storedBy },
  empty: { title: 'KV empty', kinds: others, kv: () => undefined },
  repriced: { title: 'KV filled, and every price has changed since', kinds: others, kv: (module: string) => repriced?.get(module)?.stored },
}
const isCase = (name: string): name is keyof typeof cases => Object.hasOwn(cases, name)

for (const name of chosenCases) {
  if (!isCase(name)) throw new Error(`there is no case "${name}"`)
  const { title, kinds: kindsOfCase, kv } = cases[name]
  const limited = name === 'filled' ? await rehearse(reference, recorded, storedBy(reference)) : cold.get(reference)
  const builds: Record<string, Build> = {}
  for (const [worker, { module, kinds: ofWorker }] of Object.entries(workers))
    builds[worker] = { module, kv: kv(module), ...(ofWorker && { kinds: ofWorker }) }
  const costs: Costs[] = []
  for (let round = 1; round <= rounds; round++) {
    const limit = { pages: limited?.pages ?? new Map(), kv: kv(reference) }
    costs.push(await measureOnce({ recording: recorded, builds, limit, kinds: kindsOfCase, pagesOfAKind }))
    progress(`${title}: processes ${round} of ${rounds}`)
  }
  const warmingPages = Object.values(recorded.addresses.warming).flat().length
  printCosts({ title, kinds: kindsOfCase, pagesOfAKind, warmingPages, hasBaseline: baseline !== undefined }, costs)
}
if (!isWhole) process.exit(0)

for (const kv of [storedBy(site), undefined]) await printFirstBytes(site, recorded, kv)
await printSizes()
process.exit(0)

/** By module: the control is the same as another one. */
async function rehearseAll(inputs: Recording): Promise<ReadonlyMap<string, Rehearsal>> {
  const rehearsals = new Map<string, Rehearsal>()
  for (const { module, kinds: ofWorker } of Object.values(workers))
    if (!rehearsals.has(module)) rehearsals.set(module, await rehearse(module, inputs, undefined, ofWorker))
  return rehearsals
}

/** Content has prices, too, but from other calls, and stays as it is: only what is stored with prices is of no use afterwards. */
function atOtherPrices({ addresses, responses }: Recording): Recording {
  const changed = [...responses].map(([path, response]) => {
    if (!/\/(offers|year-prices)\b/.test(path)) return [path, response] as const
    return [path, { ...response, body: response.body.replaceAll(/"(sellPrice|amount)":(?=\d)/g, '"$1":1') }] as const
  })
  return { addresses, responses: new Map(changed) }
}

/** A second limit that is rendered after all would be no limit. */
function refuseRendered(): void {
  const unrendered = workers[names.unrendered]
  if (!unrendered) return
  for (const [path, { html, calls }] of cold.get(unrendered.module)?.pages ?? []) {
    if (!html.includes(unrenderedTitle)) throw new Error(`${path} is rendered where it must not be`)
    const expected = cold.get(site)?.pages.get(path)?.calls.length
    if (calls.length !== expected)
      throw new Error(`${path} makes ${calls.length} calls where it is not rendered, and ${expected} where it is`)
  }
}

/** Only a peer that shows the same is comparable. */
function refuseUnlikePeer(): void {
  const peer = workers[names.peer]
  if (!peer) return
  for (const path of peerKinds.flatMap((kind) => recorded.addresses.measured[kind].slice(0, comparedPages))) {
    const [own, theirs] = [site, peer.module].map((module) => cold.get(module)?.pages.get(path)?.html ?? '')
    const faults = peerFaults(own ?? '', theirs ?? '')
    if (faults.length > 0) throw new Error(`the peer's ${path} is another page: ${faults.slice(0, 3).join('; ')}`)
  }
}

async function printSizes(): Promise<void> {
  console.log(`\nHTML, brotli: mean of every ${everyPage}th of ${recorded.addresses.measured.stay.length} pages of a kind`)
  const pages = (name: keyof typeof names, paths: readonly string[]) =>
    paths.flatMap((path) => cold.get(workers[names[name]]?.module ?? '')?.pages.get(path)?.html ?? [])
  const written = async (html: readonly string[]) => {
    const bytes = await meanBytes(html)
    return qualities.map((quality) => `${kilobytes(bytes[quality])} at ${quality}`).join(', ')
  }
  for (const kind of kinds) {
    const paths = recorded.addresses.measured[kind].filter((_, at) => at % everyPage === 0)
    const [own, peer] = [pages('site', paths), pages('peer', paths)]
    console.log(`  ${kind.padEnd(12)} ${await written(own)}${peer.length > 0 ? `; peer ${await written(peer)}` : ''}`)
  }
  const searches = pages('site', recorded.addresses.measured.search)
  const largest = searches.toSorted((one, other) => other.length - one.length).slice(0, 1)
  console.log(`  the largest search: ${await written(largest)}`)

  const bytes = clientBytes()
  console.log('\nBytes, brotli')
  console.log(`  CSS, of a search page      ${kilobytes(bytes.css)} (bar ${kilobytes(limits.styles)})`)
  console.log(`  JavaScript until load      ${kilobytes(bytes.loader)} (bar ${kilobytes(limits.loader)})`)
  console.log(`  runtime of all islands     ${kilobytes(bytes.runtime)}`)
  for (const [name, { own, texts, shared, all, onDemand }] of Object.entries(bytes.islands)) {
    const later = onDemand > 0 ? `; later ${kilobytes(onDemand)}` : ''
    console.log(
      `  island ${name.padEnd(12)}  own ${kilobytes(own + texts)} (bar ${kilobytes(limits.further)}), shared with some ${kilobytes(shared)}, as the first of a page ${kilobytes(all)} (bar ${kilobytes(limits.first)})${later}`,
    )
  }
}
