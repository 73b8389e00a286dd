import { readFileSync } from 'node:fs'
import { kinds } from './addresses.ts'
import { clientBytes, compressed, limits } from './bytes.ts'
import { firstByte } from './load.ts'
import { pageCosts, rehearse } from './page-cost.ts'
import { recording } from './recording.ts'
import { median, quantile } from './web/table.ts'
import { serve } from './workerd.ts'

const pagesOfAKind = Number(process.env['PAGES'] ?? 120)
const warmingOfAKind = Math.round((pagesOfAKind * 4) / 3)
const bar = 0.2

const site = readFileSync('dist/site/index.js', 'utf8')
/** Another build to compare with, and a second process of it: how far these two are apart is the noise. */
const baseline = process.env['BASELINE']
const other = baseline && readFileSync(`${baseline}/site/index.js`, 'utf8')
const recorded = await recording(other ? [site, other] : [site], pagesOfAKind, warmingOfAKind)
const pages = await rehearse(site, recorded)
if (other) await rehearse(other, recorded)
const worker = await serve(site, 8811, recorded.responses)
const compared = other && {
  baseline: await serve(other, 8813, recorded.responses),
  control: await serve(other, 8815, recorded.responses),
}
const { measured } = recorded.addresses
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

console.log(
  `\nServer cost of pages requested once in a warm isolate, after ${kinds.length * warmingOfAKind} others (raw workerd, upstream responding at once; CPU milliseconds a page)`,
)
const { once, again } = await pageCosts({ site: worker, ...compared }, recorded, pages)
for (const kind of kinds) {
  const { site: own = Number.NaN, limit = Number.NaN, baseline: before, control } = once[kind]
  const { site: ownAgain = Number.NaN, limit: limitAgain = Number.NaN } = again[kind]
  const sample = pages.get(measured[kind][0] ?? '')
  console.log(
    `  ${kind.padEnd(12)} ${own.toFixed(2)} ms, finished string ${limit.toFixed(2)} ms, ratio ${(limit / own).toFixed(3)} (bar ${bar.toFixed(2)})` +
      `   ${measured[kind].length} pages; one page again and again ${(limitAgain / ownAgain).toFixed(2)}; ` +
      `HTML ${kilobytes(compressed(sample?.html ?? ''))}, ${sample?.calls.length} upstream calls`,
  )
  if (before === undefined || control === undefined) continue
  console.log(
    `               baseline ${before.toFixed(2)} ms, above the limit ${((own - limit) / (before - limit)).toFixed(2)} of it; ` +
      `its second process ${control.toFixed(2)} ms, ${((control - limit) / (before - limit)).toFixed(2)}`,
  )
}
for (const build of Object.values(compared || {})) build.stop()

console.log('\nFirst byte while every upstream call hangs (content warm)')
await fetch(`${worker.upstreamUrl}/mode/hang`, { method: 'POST' })
for (const kind of kinds) {
  const firsts: number[] = []
  let complete = true
  for (let request = 0; request < 100; request++) {
    const { milliseconds, contains } = await firstByte(worker.url + measured[kind][0], '<h1')
    firsts.push(milliseconds)
    complete &&= contains
  }
  console.log(
    `  ${kind.padEnd(12)} median ${median(firsts).toFixed(1)} ms, p99 ${quantile(firsts, 0.99).toFixed(1)} ms (bar 100), ` +
      `title in the first flush: ${complete ? 'yes' : 'NO'}`,
  )
}
worker.stop()

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
process.exit(0)
