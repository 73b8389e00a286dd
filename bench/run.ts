import { readFileSync } from 'node:fs'
import { startSite } from '../origin/local/site.ts'
import { clientBytes, compressed } from './bytes.ts'
import { firstByte, load } from './load.ts'
import { type Recorded, startRecorder } from './recording.ts'
import { finishedString, type Measured, serve } from './workerd.ts'

const rounds = 5
const requests = 400
const site = readFileSync('dist/site/index.js', 'utf8')

const local = await startSite({ port: 8811, originPort: 8812, persist: '.local/bench', progress: (done) => console.log(`· ${done}`) })
const stay = /href="(\/fr\/sejour\/\d+)/.exec(await (await fetch(`${local.url}/fr/week-ends/bretagne`)).text())?.[1] ?? ''
const pages = { home: '/fr', search: '/fr/week-ends/bretagne', stay, hotel: '/fr/hotel/1057', 'gift boxes': '/fr/coffrets-cadeaux' }

// Recorded twice: what a page asks when content is cold, and what it asks every time.
const recorder = await startRecorder(local.originUrl)
const recording = await serve(site, 8821, { port: recorder.port })
const finished = new Map<string, { html: string; calls: readonly string[] }>()
for (const path of Object.values(pages)) {
  await (await fetch(recording.url + path)).text()
  const before = new Map(recorder.answers)
  recorder.answers.clear()
  const html = await (await fetch(recording.url + path)).text()
  finished.set(path, { html, calls: [...recorder.answers.keys()] })
  for (const [call, answer] of before) recorder.answers.set(call, answer)
}
const answers: Map<string, Recorded> = new Map(recorder.answers)
recording.stop()
await recorder.stop()
await local.stop()

const measured = await serve(site, 8822, answers)
const limit = await serve(finishedString(finished), 8832, answers)
const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function cpuPerPage(of: Measured, path: string): Promise<number> {
  const before = of.cpu()
  await load(of.url + path, requests)
  return (of.cpu() - before) / requests
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
console.log('\nServer cost (raw workerd, upstream answering at once; CPU milliseconds a page, medians of alternating rounds)')
for (const [name, path] of Object.entries(pages)) {
  for (const worker of [measured, limit]) await load(worker.url + path, 200)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await cpuPerPage(measured, path))
    theirs.push(await cpuPerPage(limit, path))
  }
  const html = finished.get(path)
  console.log(
    `  ${name.padEnd(12)} ${median(ours).toFixed(2)} ms, finished string ${median(theirs).toFixed(2)} ms, ratio ${(median(theirs) / median(ours)).toFixed(2)} (bar 0.40)` +
      `   HTML ${kilobytes(compressed(html?.html ?? ''))}, ${html?.calls.length} upstream calls`,
  )
}

console.log('\nFirst byte while every upstream call hangs (content warm)')
await fetch('http://127.0.0.1:8823/mode/hang', { method: 'POST' })
for (const [name, path] of Object.entries(pages)) {
  const times: number[] = []
  let complete = true
  for (let request = 0; request < 100; request++) {
    const { milliseconds, held } = await firstByte(measured.url + path, '<h1')
    times.push(milliseconds)
    complete &&= held
  }
  const p99 = times.toSorted((one, other) => one - other)[98] ?? Number.NaN
  console.log(
    `  ${name.padEnd(12)} median ${median(times).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bar 100), title in the first flush: ${complete ? 'yes' : 'NO'}`,
  )
}
measured.stop()
limit.stop()

const bytes = clientBytes()
console.log('\nBytes, brotli')
console.log(`  CSS, whole site            ${kilobytes(bytes.css)} (bar 14)`)
console.log(`  JavaScript until load      ${kilobytes(bytes.loader)} (bar 6)`)
console.log(`  runtime of all islands     ${kilobytes(bytes.runtime)}`)
for (const [name, { own, shared, all, onDemand }] of Object.entries(bytes.islands)) {
  const later = onDemand > 0 ? `; later ${kilobytes(onDemand)}` : ''
  console.log(
    `  island ${name.padEnd(12)}  own ${kilobytes(own)} (bar 12), shared with some ${kilobytes(shared)}, as the first of a page ${kilobytes(all)} (bar 80)${later}`,
  )
}
process.exit(0)
