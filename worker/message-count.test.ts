import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMessageCount, createMessageMemory, type MessageCountInput } from './message-count.ts'
import type { KeyValue } from './env.ts'

const minute = 60_000
const ana = ['mailto:ana@example.com']

/** KV that every isolate sees at once. */
function keyValue(): KeyValue & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    get: (key) => Promise.resolve(values.get(key) ?? null),
    put: (key, value) => Promise.resolve(void values.set(key, value)),
  }
}

/** An isolate, and what it does after its responses. */
function isolate(kv?: MessageCountInput['kv']) {
  const tasks: Promise<unknown>[] = []
  const count = createMessageCount({ memory: createMessageMemory(), kv, waitUntil: (task) => void tasks.push(task) })
  /** Sends a message; returns the seconds to wait, 0 if it was sent. */
  async function send(addresses: readonly string[], now: number): Promise<number> {
    const reservation = await count.reserve(addresses, now)
    if (reservation.kind === 'wait') return reservation.seconds
    reservation.keep()
    await Promise.all(tasks)
    return 0
  }
  return { count, send }
}

describe('an address', () => {
  // @rule B5.44
  it('sends five messages within an hour, and the next when the first is an hour old', async () => {
    const { send } = isolate()
    for (let sent = 0; sent < 5; sent++) expect(await send(ana, sent * minute)).toBe(0)
    expect(await send(ana, 5 * minute)).toBe(55 * 60)
    expect(await send(ana, 60 * minute - 1)).toBe(1)
    expect(await send(ana, 60 * minute)).toBe(0)
    expect(await send(ana, 60 * minute)).toBe(60)
  })

  // @rule B5.44
  it('is counted in all isolates', async () => {
    const kv = keyValue()
    for (let sent = 0; sent < 5; sent++) expect(await isolate(kv).send(ana, minute)).toBe(0)
    expect(await isolate(kv).send(ana, minute)).toBeGreaterThan(0)
    expect(await isolate(kv).send(['mailto:luis@example.com'], minute)).toBe(0)
    expect([...kv.values.keys(), ...kv.values.values()].join()).not.toContain('example')
  })

  it('that is one of two stops a message', async () => {
    const { send } = isolate()
    for (let sent = 0; sent < 5; sent++) await send([`mailto:ana+${sent}@example.com`, 'client:203.0.113.7'], 0)
    expect(await send(['mailto:ana+6@example.com', 'client:203.0.113.7'], 0)).toBe(3600)
    expect(await send(['mailto:ana+6@example.com', 'client:203.0.113.8'], 0)).toBe(0)
  })

  it('has no more than five of many messages at once', async () => {
    const { count } = isolate(keyValue())
    const reservations = await Promise.all(Array.from({ length: 20 }, () => count.reserve(ana, 0)))
    expect(reservations.filter(({ kind }) => kind === 'reserved')).toHaveLength(5)
  })

  it('is not charged for a message that was not sent', async () => {
    const { count, send } = isolate()
    for (let attempt = 0; attempt < 9; attempt++) {
      const reservation = await count.reserve(ana, 0)
      expect(reservation.kind).toBe('reserved')
      if (reservation.kind === 'reserved') reservation.release()
    }
    expect(await send(ana, 0)).toBe(0)
  })

  it.each<[string, KeyValue]>([
    ['fails', { get: () => Promise.reject(new Error('KV')), put: () => Promise.reject(new Error('KV')) }],
    ['hangs', { get: () => new Promise(() => {}), put: () => Promise.resolve() }],
    ['has garbage', { get: () => Promise.resolve('{"a":'), put: () => Promise.resolve() }],
  ])('is counted by the isolate while KV %s', async (_, kv) => {
    const { send } = isolate(kv)
    for (let sent = 0; sent < 5; sent++) expect(await send(ana, 0)).toBe(0)
    expect(await send(ana, 0)).toBe(3600)
  })

  it('never sends more than five in any hour', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 }), async (pauses) => {
        const { send } = isolate(keyValue())
        const sentAt: number[] = []
        let now = 0
        for (const pause of pauses) {
          now += pause * minute
          if ((await send(ana, now)) === 0) sentAt.push(now)
        }
        for (const [at, instant] of sentAt.entries()) expect((sentAt[at + 5] ?? Infinity) - instant).toBeGreaterThanOrEqual(60 * minute)
      }),
      { numRuns: 40 },
    )
  })
})
