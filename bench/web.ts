import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { type Browser, chromium } from 'playwright'
import { browserPath } from '../.ci/browser.mjs'
import { addDays } from '../src/domain/dates/days.ts'
import { startSite } from '../origin/local/site.ts'
import { openAtOnce, openIdle, openInForm, type Opening, openPlain, pickDay } from './web/calendar.ts'
import { startEdge } from './web/edge.ts'
import { staticFiles } from './web/files.ts'
import { startGate } from './web/gate.ts'
import type { Observed } from './web/observe.ts'
import { type LateCard, lateResults } from './web/late.ts'
import { printNextPages } from './web/next-page.ts'
import { startSlowLine } from './web/slow-line.ts'
import { median, print } from './web/table.ts'
import { browserArguments, conditions, settled, type Visit, visit } from './web/visit.ts'
import { serve } from './workerd.ts'

/** `BASELINE` is the `dist` folder of another build, from which the next page is opened in turns with this one. */
const { BASELINE, ROUNDS = '5' } = process.env
const rounds = Number(ROUNDS)
const started = performance.now()
/** Milliseconds after load, which may come before the first paint: what starts when the page is idle ends two seconds later on this line. */
const rest = 3000

const local = await startSite({ port: 8861, originPort: 8862, persist: '.local/bench', progress: (done) => console.log(`· ${done}`) })
const gate = await startGate(local.originUrl)
const worker = await serve(readFileSync('dist/site/index.js', 'utf8'), { upstream: { port: gate.port } })
const files = staticFiles('dist/client')
const edge = await startEdge(8864, worker.url, files)
const browser: Browser = await chromium.launch({
  executablePath: browserPath(),
  args: browserArguments,
})

/** A stay with rooms soon: one that is closed for the season has no day to pick in the first months. */
const soon = addDays(new Date().toISOString().slice(0, 10), 14)
const dated = `${worker.url}/fr/week-ends/bretagne?checkin=${soon}&checkout=${addDays(soon, 1)}`
const stay = /href="(\/fr\/sejour\/\d+)/.exec(await (await fetch(dated)).text())?.[1] ?? ''
const pages = { home: '/fr', search: '/fr/week-ends/bretagne', stay }
const visits: Record<keyof typeof pages, Loaded[]> = { home: [], search: [], stay: [] }
const bare: Record<keyof typeof pages, Observed[]> = { home: [], search: [], stay: [] }
const late: LateCard[] = []
const lateBare: LateCard[] = []
const atOnce: Opening[] = []
const idle: Opening[] = []
const inForm: Opening[] = []
const picked: number[] = []
const plain: Opening[] = []

interface Loaded extends Observed {
  readonly scriptBytes: number
}

async function loaded(at: Visit): Promise<Loaded> {
  await settled(at, rest)
  const scriptBytes = (await at.scripts()).reduce((total, path) => total + (files(path)?.content.length ?? 0), 0)
  return { ...(await at.observed()), scriptBytes }
}

// The first round warms content, compressed files and browser, and is not counted.
for (let round = 0; round <= rounds; round++) {
  const counted = round > 0
  for (const name of ['home', 'search', 'stay'] as const) {
    const url = edge.url + pages[name]
    const without = await visit(browser, url, 'blocked')
    await settled(without, 300)
    if (counted) bare[name].push(await without.observed())
    await without.leave()
    const at = await visit(browser, url, 'run')
    const observed = await loaded(at)
    if (counted) visits[name].push(observed)
    if (counted && name === 'stay') {
      idle.push(await openIdle(at))
      picked.push(await pickDay(at).catch(() => Number.NaN))
    }
    if (counted && name === 'search') inForm.push(await openInForm(at))
    await at.leave()
  }
  if (edge.missing.size > 0) throw new Error(`not in this build: ${[...edge.missing].join(', ')}`)
  if (!counted) continue
  atOnce.push(await openAtOnce(browser, edge.url + stay))
  plain.push(await openPlain(browser))
  lateBare.push(await lateResults(browser, gate, edge.url + pages.search, 'blocked'))
  late.push(await lateResults(browser, gate, edge.url + pages.search, 'run'))
}

console.log(
  `\nChromium, phone screen, CPU slowed down 4×, 1.6 Mbit/s, 150 ms a round trip, HTTP/2, nothing cached; medians of ${rounds} rounds`,
)
for (const name of ['home', 'search', 'stay'] as const) {
  const [ours, theirs] = [visits[name], bare[name]]
  const value = (figure: keyof Observed) => ours.map((it) => it[figure])
  const without = { first: median(theirs.map((it) => it.firstPaint)), largest: median(theirs.map((it) => it.largestPaint)) }
  print(`${name} (${pages[name]})`, [
    { what: 'first contentful paint', unit: 'ms', values: value('firstPaint') },
    { what: 'relative to the page without scripts', unit: '×', values: value('firstPaint').map((it) => it / without.first), bar: 1.1 },
    { what: 'largest contentful paint', unit: 'ms', values: value('largestPaint') },
    { what: 'relative to the page without scripts', unit: '×', values: value('largestPaint').map((it) => it / without.largest), bar: 1.1 },
    { what: 'layout shift', unit: '', values: value('shift'), bar: 0.02 },
    { what: 'total blocking time', unit: 'ms', values: value('blocked'), bar: 50 },
    { what: 'scripts asked for before load, brotli', unit: 'KB', values: ours.map((it) => it.scriptBytes / 1024), bar: 6 },
    { what: 'load', unit: 'ms', values: value('load') },
  ])
}
// Excludes rounds whose results were not late: the page painted after the site's deadline.
const cards = (value: readonly LateCard[]) => value.filter((it) => it.seenBefore).map((it) => it.card)
const lateWithout = median(cards(lateBare))
print(`search, results after the rest of the page (${cards(late).length} of ${rounds} rounds)`, [
  { what: 'results left the origin → first card on the screen', unit: 'ms', values: cards(late), bar: 200 },
  { what: 'relative to the page without scripts', unit: '×', values: cards(late).map((card) => card / lateWithout) },
  { what: 'layout shift', unit: '', values: late.map((it) => it.shift), bar: 0.02 },
])
print('calendar of the stay', [
  { what: 'clicked at once: button visible → grid on the screen', unit: 'ms', values: atOnce.map((it) => it.sinceVisible), bar: 700 },
  { what: 'clicked at once: click → grid', unit: 'ms', values: atOnce.map((it) => it.sinceClick) },
  { what: 'page idle: click → grid', unit: 'ms', values: idle.map((it) => it.sinceClick), bar: 100 },
  { what: 'search page, form open and idle: click → grid', unit: 'ms', values: inForm.map((it) => it.sinceClick), bar: 100 },
  { what: 'picking a day: event → next paint', unit: 'ms', values: picked, bar: 80 },
  { what: 'for comparison, 31 buttons in an empty page: click → grid', unit: 'ms', values: plain.map((it) => it.sinceClick) },
])
await browser.close()
const lost = [...atOnce, ...idle, ...inForm].filter((it) => Number.isNaN(it.sinceClick)).length
console.log(`  clicks lost: ${lost} of ${atOnce.length + idle.length + inForm.length}  ${lost === 0 ? 'kept' : 'MISSED'}`)
const builds = [await startBuild('dist', 8865), ...(BASELINE ? [await startBuild(BASELINE, 8867)] : [])]
await printNextPages(
  builds.map(({ url }) => url + pages.search),
  rounds,
)
for (const { stop } of builds) stop()
const busy = loadavg()[0] ?? 0
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s; ${busy.toFixed(1)} processes at work on ${cpus().length} cores`)

edge.stop()
gate.stop()
await local.stop()
process.exit(0)

/** Serves a build behind a slow line, in a new process: none that is compared is warmer. */
async function startBuild(dist: string, port: number): Promise<{ readonly url: string; readonly stop: () => void }> {
  const own = await serve(readFileSync(`${dist}/site/index.js`, 'utf8'), { upstream: { port: gate.port } })
  const before = await startEdge(port, own.url, staticFiles(`${dist}/client`))
  const line = await startSlowLine(port + 1, port, conditions)
  const stop = () => {
    for (const each of [line, before, own]) each.stop()
  }
  return { url: `https://localhost:${port + 1}`, stop }
}
