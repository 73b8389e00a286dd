import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { startSite } from '../origin/local/site.ts'
import { type MarketId, marketIds, marketOfLocale } from '../src/market/markets.ts'
import { freePorts } from '../test/free-ports.ts'
import { clock, siteCatalogue } from '../test/site.ts'
import { crawl } from './crawl/crawl.ts'
import type { ReadInput } from './crawl/page.ts'
import { report, summary } from './crawl/summary.ts'

const { values } = parseArgs({
  options: {
    /** Markets to visit, all by default. */
    market: { type: 'string', multiple: true },
    /** Markets whose pages' distance from home is measured. */
    reach: { type: 'string', multiple: true, default: ['fr'] },
    /** Pages of each kind in each market. */
    pages: { type: 'string', default: '10' },
    /** Further link targets of each kind. */
    links: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '6' },
    'no-minisites': { type: 'boolean', default: false },
  },
})

const isMarket = (name: string): name is MarketId => marketIds.some((id) => id === name)
const markets = (values.market ?? marketIds).filter(isMarket)
const reach = values.reach.filter(isMarket).filter((id) => markets.includes(id))

const [port = 0, originPort = 0] = await freePorts(2)
// The catalogue and the instant of the tests: what is on sale depends neither on the day of the run nor on an earlier one.
const folder = mkdtempSync(`${tmpdir()}/escale-crawl-`)
cpSync(await siteCatalogue(), `${folder}/origin`, { recursive: true })
const site = await startSite({ port, originPort, persist: folder, quiet: true, clock })
const started = performance.now()
const minutes = () => (performance.now() - started) / 60_000

const { graph, contradictions, unfinished } = await crawl({
  origin: site.url,
  request,
  markets,
  minisites: values['no-minisites'] ? [] : await minisites(),
  pages: Number(values.pages),
  links: Number(values.links),
  seed: Number(values.seed),
  reach,
  connections: Number(values.connections),
  isOver: () => minutes() > Number(values.minutes),
})
await site.stop()
rmSync(folder, { recursive: true, force: true })

console.log(summary({ graph, contradictions }))
const lines = report(contradictions)
console.log(
  `\n${graph.pages.size} addresses visited, ${graph.listed.size} listed, ${minutes().toFixed(1)} min, ${contradictions.length} contradictions`,
)
for (const market of graph.measured) {
  const depths = [...graph.depths].filter(([address]) => address === market || address.startsWith(`${market}/`)).map(([, depth]) => depth)
  const at = [0, 1, 2, 3, 4].map((depth) => `${depths.filter((one) => one === depth).length} at ${depth}`)
  console.log(`clicks from ${market}: ${at.join(', ')}`)
}
for (const line of unfinished) console.log(`no time for ${line}`)
for (const line of lines) console.log(`✗ ${line}`)
process.exit(lines.length > 0 ? 1 : 0)

async function request(address: string): Promise<ReadInput> {
  const response = await fetch(site.url + address, { redirect: 'manual' })
  return { address, status: response.status, headers: response.headers, body: await response.text() }
}

async function minisites(): Promise<string[]> {
  const response = await fetch(`${site.originUrl}/api/cms/minisites`)
  const list: { minisiteUrl: string; minisiteLocale: Parameters<typeof marketOfLocale>[0] }[] = await response.json()
  const all = list.map(({ minisiteUrl, minisiteLocale }) => ({ market: marketOfLocale(minisiteLocale), slug: minisiteUrl }))
  return all.filter(({ market }) => markets.includes(market.id)).map(({ market, slug }) => `${market.base}/${slug}`)
}
