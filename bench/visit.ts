import { statSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { browserPath } from '../.ci/browser.mjs'
import { startSite } from '../origin/local/site.ts'
import { freePorts } from '../test/free-ports.ts'
import { visitFourPages, type Visitor } from './visit/four-views.ts'
import { startNotingEdge } from './visit/noting-edge.ts'
import { pictureCost } from './visit/picture-cost.ts'
import { countRequests, type RequestKind, requestKinds } from './visit/request-kinds.ts'

const visitors: Readonly<Record<string, Visitor>> = {
  desktop: { device: 'desktop', consents: false },
  'desktop, consent': { device: 'desktop', consents: true },
  phone: { device: 'phone', consents: false },
  'phone, consent': { device: 'phone', consents: true },
}

const [port = 0, originPort = 0, edgePort = 0] = await freePorts(3)
const site = await startSite({ port, originPort, persist: '.local/bench', quiet: true, progress: (done) => console.log(`· ${done}`) })
const edge = await startNotingEdge(edgePort, site.url)
// Not by Playwright, whose Chromium fetches no page ahead.
const browser = await puppeteer.launch({ executablePath: browserPath(), headless: 'shell', args: ['--no-sandbox', '--disable-gpu'] })

const isFile = (path: string): boolean => statSync(`dist/client${path}`, { throwIfNoEntry: false })?.isFile() === true

const counted: Readonly<Record<RequestKind, number>>[] = []
for (const [name, visitor] of Object.entries(visitors)) {
  const before = edge.noted.length
  const opened = await visitFourPages(browser, edge, visitor)
  counted.push(countRequests(edge.noted.slice(before), { views: opened.length, isFile }))
  console.log(`· ${name}: ${opened.join(', ')}`)
}
await browser.close()

const views = 4
const row = (name: string, cells: readonly string[]) => console.log(name.padEnd(58) + cells.map((cell) => cell.padStart(20)).join(''))
const perView = (counts: readonly number[]) => counts.map((count) => (count / views).toFixed(2))
const reachesWorker = (counts: Readonly<Record<RequestKind, number>>) =>
  Object.entries(counts).reduce((sum, [kind, count]) => (kind === 'file' ? sum : sum + count), 0)

console.log('')
row('requests a view, of four, with an empty cache at first', Object.keys(visitors))
for (const kind of Object.keys(requestKinds) as RequestKind[]) row(requestKinds[kind], perView(counted.map((counts) => counts[kind])))
row('together at the worker', perView(counted.map(reachesWorker)))

const pictures = [...new Set(edge.noted)].filter((path) => path.startsWith('/pictures/'))
const cost = await pictureCost(site.originUrl, pictures)
console.log(`\nCPU of the gateway for a picture (raw workerd, ${pictures.length} pictures in turns): ${cost.toFixed(2)} ms`)

edge.stop()
await site.stop()
process.exit(0)
