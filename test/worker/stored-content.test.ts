import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type IsolateOptions, type Isolates, startIsolates, unhurried } from '../faults/isolates.ts'
import { startKeyValue } from '../faults/key-value.ts'
import { stay } from '../faults/pages.ts'
import { startUpstream } from '../faults/upstream.ts'
import { visit } from '../faults/visitor.ts'

/** Minutes after the clock of the tests, each the clock of an isolate of its own. */
const clocks = [0, 11, 50, 61, 63, 72] as const
type Clock = (typeof clocks)[number]

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<`${Clock}`>

const instant = (minutes: Clock): string => new Date(Date.parse(inject('clock')) + minutes * 60_000).toISOString()

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const options = clocks.map((minutes): [string, IsolateOptions] => [
    String(minutes),
    { upstream: upstream.address('edited'), mood: 'stored', variables: { ...unhurried, CLOCK: instant(minutes) } },
  ])
  isolates = await startIsolates(Object.fromEntries(options) as Record<`${Clock}`, IsolateOptions>, {
    keyValuePort: keyValue.port,
    clock: inject('clock'),
  })
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

/** Opens the stay's page, until its content is fresh. Returns how it was at first. */
async function readAfter(minutes: Clock): Promise<string> {
  const freshness = async () => String((await visit(`${isolates.url(`${minutes}`)}/fr/sejour/${stay}`)).headers['cache-status'])
  const first = await freshness()
  await expect.poll(freshness, { timeout: 15_000 }).toBe('content; hit')
  return first
}

const key = `c1:stay:fr_FR:${stay}`
const writes = () => keyValue.writes.filter((written) => written === key).length
const stored = (): { storedAt: number; value: { label: string } } => JSON.parse(keyValue.storage.get(key) ?? '')
const storedAt = () => new Date(stored().storedAt).toISOString()

it('content is written to KV when it is other content, and when KV has had the same for an hour', async () => {
  const stale = 'content; hit; ttl=-1; detail=stale'
  expect(await readAfter(0)).toBe('content; hit')
  await expect.poll(writes).toBe(1)

  expect(await readAfter(11)).toBe(stale)
  expect(await readAfter(50)).toBe(stale)
  expect(await readAfter(61)).toBe(stale)
  await expect.poll(storedAt).toBe(instant(61))
  expect(writes()).toBe(2)
  await readAfter(63)
  expect(writes()).toBe(2)

  upstream.edit(stored().value.label, 'Un autre titre')
  expect(await readAfter(72)).toBe(stale)
  await expect.poll(storedAt).toBe(instant(72))
  expect(stored().value.label).toBe('Un autre titre')
  expect(writes()).toBe(3)
}, 30_000)
