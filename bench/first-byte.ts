import { type Kind, kinds } from './addresses.ts'
import { fetchEach, firstByte } from './load.ts'
import { clock, type Recording } from './recording.ts'
import type { StoredValues } from './stubs.ts'
import { median, quantile } from './web/table.ts'
import { serve } from './workerd.ts'

/** Milliseconds. */
const bar = 60
/** A hundred requests have no 99th percentile. */
const requests = 200
const warmingConnections = 8

const frame = { header: '<header', title: '<h1' }
/** What the first flush must have, by a piece of its markup. Only homes and searches have a search box. */
const partsOf = (kind: Kind): Readonly<Record<string, string>> =>
  kind === 'home' || kind === 'search' ? { ...frame, 'search box': 'data-name="search-box"' } : frame

/** Prints when the first byte comes of pages that were never asked for, while every upstream call hangs, in an isolate that is warm. */
export async function printFirstBytes(module: string, { addresses, responses }: Recording, kv: StoredValues | undefined): Promise<void> {
  console.log(
    `\nFirst byte while every upstream call hangs, KV ${kv ? 'filled' : 'empty'}: ${requests} pages of each kind, none asked before`,
  )
  const worker = await serve(module, { upstream: responses, kv, clock, isUnhurried: false })
  const listed = (kind: Kind) => [...addresses.measured[kind], ...addresses.warming[kind]]
  await fetchEach(
    kinds.flatMap((kind) => listed(kind).slice(requests)).map((path) => worker.url + path),
    warmingConnections,
  )
  await fetch(`${worker.upstreamUrl}/mode/hang`, { method: 'POST' })
  for (const kind of kinds) {
    const firsts: number[] = []
    const missing = new Map<string, number>()
    for (const path of listed(kind).slice(0, requests)) {
      const { status, milliseconds, flushed } = await firstByte(worker.url + path)
      firsts.push(milliseconds)
      if (status !== 200) missing.set('page', (missing.get('page') ?? 0) + 1)
      for (const [part, markup] of Object.entries(partsOf(kind)))
        if (!flushed.includes(markup)) missing.set(part, (missing.get(part) ?? 0) + 1)
    }
    const p99 = quantile(firsts, 0.99)
    const without = [...missing].map(([part, count]) => `${part === 'page' ? 'failed' : `without ${part}`}: ${count}`).join(', ')
    console.log(
      `  ${kind.padEnd(12)} median ${median(firsts).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bar ${bar}${p99 > bar ? ', MISSED' : ''})` +
        `; ${without || `${Object.keys(partsOf(kind)).join(', ')} in the first flush`}`,
    )
  }
  worker.stop()
}
