import { type Kind, kinds } from './addresses.ts'
import { firstByte } from './load.ts'
import { median, quantile } from './web/table.ts'
import type { Measured } from './workerd.ts'

const bar = 100

/** Prints when the first byte comes while every upstream call of a worker hangs. */
export async function printFirstBytes(worker: Measured, addresses: Readonly<Record<Kind, readonly string[]>>): Promise<void> {
  console.log('\nFirst byte while every upstream call hangs (content warm)')
  await fetch(`${worker.upstreamUrl}/mode/hang`, { method: 'POST' })
  for (const kind of kinds) {
    const firsts: number[] = []
    let complete = true
    for (let request = 0; request < 100; request++) {
      const { milliseconds, contains } = await firstByte(worker.url + addresses[kind][0], '<h1')
      firsts.push(milliseconds)
      complete &&= contains
    }
    console.log(
      `  ${kind.padEnd(12)} median ${median(firsts).toFixed(1)} ms, p99 ${quantile(firsts, 0.99).toFixed(1)} ms (bar ${bar}), ` +
        `title in the first flush: ${complete ? 'yes' : 'NO'}`,
    )
  }
}
