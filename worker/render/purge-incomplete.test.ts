import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIncompleteCopies, purgeIncomplete } from './purge-incomplete.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const second = 1000

/** An isolate and what it asks its cache to purge, as seconds and tags. */
function isolate(accepts: (howManyTimes: number) => boolean | Promise<never> = () => true) {
  const started = Date.now()
  const purges: [second: number, tags: string[]][] = []
  const cache = {
    purge: async ({ tags }: { tags: string[] }) => {
      purges.push([(Date.now() - started) / second, tags])
      return { success: await accepts(purges.length) }
    },
  }
  const copies = createIncompleteCopies()
  const send = (tag: string, { sent = Promise.resolve(), isComplete = false, cached = true } = {}) =>
    purgeIncomplete({ cache: cached ? cache : undefined, tag, sent, isComplete: () => isComplete, copies, now: Date.now })
  return { purges, copies, send }
}

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second)

describe('the copy of an incomplete page', () => {
  it('is purged when all of it is sent and the cache has stored it', async () => {
    const { purges, send } = isolate()
    const { promise: sent, resolve: end } = Promise.withResolvers<void>()
    const done = send('page-1', { sent })
    await later(5)
    end()
    await later(1.9)
    expect(purges).toEqual([])
    await later(0.1)
    await done
    expect(purges).toEqual([[7, ['page-1']]])
    await later(60)
    expect(purges.length).toBe(1)
  })

  it('is left where the page proved complete, or where there is no cache', async () => {
    const { purges, send } = isolate()
    await send('page-1', { isComplete: true })
    await send('page-2', { cached: false })
    await later(60)
    expect(purges).toEqual([])
  })

  it('is purged together with all that came since the last purge, twelve seconds apart', async () => {
    const { purges, send } = isolate()
    const tasks = [send('page-0')]
    for (let at = 1; at <= 20; at++) {
      await later(1)
      tasks.push(send(`page-${at}`))
    }
    await later(30)
    await Promise.all(tasks)
    const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => `page-${first + at}`)
    expect(purges).toEqual([
      [2, ['page-0']],
      [14, upTo(1, 12)],
      [26, upTo(13, 20)],
    ])
  })

  it('is purged with no more than ninety-nine others', async () => {
    const { purges, send } = isolate()
    const tasks = Array.from({ length: 250 }, (_, at) => send(`page-${at}`))
    await later(30)
    await Promise.all(tasks)
    expect(purges.map(([at, tags]) => [at, tags.length])).toEqual([
      [2, 100],
      [14, 100],
      [26, 50],
    ])
    expect(new Set(purges.flatMap(([, tags]) => tags)).size).toBe(250)
  })
})

describe('a purge that is refused', () => {
  it.each([
    ['for the limit', () => false],
    ['by an error', () => Promise.reject(new Error('unreachable'))],
  ])('%s is asked for again with what came meanwhile', async (_, refusal) => {
    const { purges, send } = isolate((times) => times > 1 || refusal())
    void send('page-1')
    await later(5)
    void send('page-2')
    await later(30)
    const again: [number, string[]] = [14, ['page-1', 'page-2']]
    expect(purges.at(-1)).toEqual(again)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it('ends with the task of its request, is taken over by another one, and is given up after a minute', async () => {
    const { purges, copies, send } = isolate((times) => times > 5)
    const first = send('page-1')
    await later(28)
    await first
    expect(purges.map(([at]) => at)).toEqual([2, 14, 26])
    await later(12)
    void send('page-2')
    await later(2)
    expect(purges.at(-1)).toEqual([42, ['page-1', 'page-2']])
    await later(24)
    expect(purges.at(-1)).toEqual([66, ['page-2']])
    expect(copies.sentAt.size).toBe(0)
  })
})
