import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Outcome } from '../../src/contract/outcome.ts'
import { locales } from '../../src/market/markets.ts'
import type { Services } from '../services.ts'
import { withVersion } from '../content/envelope.ts'
import { contentHook } from './hook.ts'
import { purgeAfterWait, type PurgedPages } from './hook-purges.ts'
import type { Gateway } from './gateway.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * A gateway whose content takes until `read` is called, with a cache in front; `steps` has what happened. `reads` and `purges` say what comes of each in turn:
 * by default all is well. `contents` are what the CMS has at each read.
 */
function gateway({
  reads = [],
  purges = [],
  contents = [],
}: {
  reads?: Outcome<unknown>['kind'][]
  purges?: boolean[]
  contents?: string[]
} = {}) {
  const steps: string[] = []
  const purgedAt: number[] = []
  const started = Date.now()
  const tasks: Promise<unknown>[] = []
  const readings: (() => void)[] = []
  const outcome = () => ({ kind: reads.shift() ?? 'ok', value: withVersion({ title: contents.shift() ?? 'new' }).value })
  const content = {
    refresh: async (kind: string) => {
      await new Promise<void>((resolve) => readings.push(resolve))
      steps.push(`read ${kind}`)
      return outcome()
    },
  }
  const services = {
    now: new Date(0),
    ofMarket: () => ({ content }),
    refreshMinisites: async () => {
      steps.push('read minisites')
      return outcome()
    },
  } as unknown as Services
  const app = new Hono<Gateway>()
    .use(async (c, next) => {
      c.set('services', services)
      await next()
    })
    .post('/', contentHook)
  /** The platform ends the tasks of an invocation half a minute after its response. */
  const pages = (until = Date.now() + 30_000): PurgedPages => ({
    purge: async (tags) => {
      if (Date.now() > until) return false
      steps.push(`purge ${tags.join()}`)
      purgedAt.push((Date.now() - started) / 1000)
      return purges.shift() ?? true
    },
    purgeLater: async (tags, following) => {
      if (Date.now() <= until) tasks.push(purgeAfterWait(pages(), tags, following))
    },
  })
  const context = {
    waitUntil: (task: Promise<unknown>) => void tasks.push(task),
    passThroughOnException: () => {},
    props: {},
    // A purge reaches the pages of the entrypoint that asks for it, and the gateway has none.
    cache: { purge: async () => void steps.push('purge of the gateway') },
    exports: { Pages: () => pages() },
  }
  const announce = (...kinds: string[]) => announceIn(['fr_FR'], kinds)
  const announceIn = async (named: readonly string[], kinds: readonly string[], secret = 'secret', accepted?: string) => {
    const body = JSON.stringify({ at: 0, locales: named, kinds })
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    const init = { method: 'POST', body, headers: { 'x-escale-signature': signature } }
    return (await app.request('/', init, { CONTENT_SECRET: 'secret', CONTENT_SECRET_ACCEPTED: accepted }, context as never)).status
  }
  const turn = () => vi.advanceTimersByTimeAsync(0)
  return {
    announce,
    announceIn,
    steps,
    purgedAt,
    /** Ends the oldest read. */
    read: async () => {
      readings.shift()?.()
      await turn()
    },
    /** All reads from now on end at once. */
    ended: async () => {
      for (let time = 0; time < 100; time++) {
        for (const resolve of readings.splice(0)) resolve()
        await vi.advanceTimersByTimeAsync(1000)
      }
      await Promise.all(tasks)
    },
  }
}

it('purges the pages once their content has been read, not before, and again when no isolate and no KV has the old one', async () => {
  const { announce, steps, purgedAt, read, ended } = gateway()
  expect([await announce('home', 'minisites'), steps]).toEqual([200, ['read minisites']])
  await read()
  expect(steps).toEqual(['read minisites', 'read home', 'purge market-fr'])
  await ended()
  expect(purgedAt).toEqual([0, 15, 38])
  expect(new Set(steps)).toEqual(new Set(['read minisites', 'read home', 'purge market-fr']))
})

it('reads what was announced again just before the second purge: the first read may have failed, or was of the old', async () => {
  const { announce, steps, read, ended } = gateway()
  await announce('home')
  await read()
  await ended()
  expect(steps).toEqual(['read home', 'purge market-fr', 'read home', 'purge market-fr', 'purge market-fr'])
})

it('purges once more where the first read failed, because KV got the new with the second', async () => {
  const { announce, purgedAt, ended } = gateway({ reads: ['unavailable'] })
  await announce('home')
  await ended()
  const [, second = 0, , last = 0] = purgedAt
  expect(purgedAt.length).toBe(4)
  expect(last - second).toBeGreaterThan(35)
})

it.each([
  ['once more where the CMS still had the old at the first read', ['old', 'new'], 4],
  ['three times where both reads brought the same', ['new', 'new'], 3],
])('purges %s', async (_, contents, purges) => {
  const { announce, purgedAt, ended } = gateway({ contents })
  await announce('home')
  await ended()
  expect(purgedAt.length).toBe(purges)
})

it('tells what it could not read, and purges nevertheless', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { announce, steps, ended } = gateway({ reads: ['unavailable', 'invalid'] })
  await announce('home')
  await ended()
  expect(steps.filter((step) => step.startsWith('purge ')).length).toBe(4)
  expect(logged.mock.calls).toEqual([[expect.stringContaining('"announced content not read"')]])
})

it.each([
  ['says nothing where a later purge is accepted', [false, false, true], []],
  ['tells that the last one was refused', [true, true, false], [[expect.stringContaining('"announcement not purged"')]]],
] as const)('asks for a refused purge again with the next one, and %s', async (_, purges, told) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { announce, steps, ended } = gateway({ purges: [...purges] })
  await announce('home')
  await ended()
  expect(steps.filter((step) => step.startsWith('purge ')).length).toBe(3)
  expect(logged.mock.calls).toEqual(told)
})

it('announced twice in a row, purges after each read', async () => {
  const { announce, steps, read, ended } = gateway()
  expect([await announce('home'), await announce('home')]).toEqual([200, 200])
  await read()
  expect(steps).toEqual(['read home', 'purge market-fr'])
  await read()
  expect(steps.slice(2)).toEqual(['read home', 'purge market-fr'])
  await ended()
  expect(steps).toHaveLength(10)
})

it('names every locale and kind, and reads each once before the first purge, however often it is named', async () => {
  const { announceIn, steps, read } = gateway()
  expect(await announceIn([...locales, ...locales], ['home', 'home', 'minisites'])).toBe(200)
  for (const _ of locales) await read()
  expect(steps.slice(0, -1)).toEqual(['read minisites', ...locales.map(() => 'read home')])
  expect(steps.at(-1)).toMatch(/^purge /)
})

it('ignores kinds that no page shows beside those that it knows, and refuses them alone', async () => {
  const { announce, steps, ended } = gateway()
  expect(await announce('aKindOfTomorrow')).toBe(400)
  expect(await announce('home', 'aKindOfTomorrow')).toBe(200)
  await ended()
  expect(new Set(steps)).toEqual(new Set(['read home', 'purge market-fr']))
})

it('leaves the pages of markets that are not named', async () => {
  const { announceIn, steps, ended } = gateway()
  expect(await announceIn(['nl_BE', 'it_IT'], ['footer'])).toBe(200)
  await ended()
  expect(new Set(steps.filter((step) => step.startsWith('purge ')))).toEqual(new Set(['purge market-be-nl,market-it']))
})

it('accepts another secret while one replaces the other, and no third', async () => {
  const { announceIn } = gateway()
  expect(await announceIn(['fr_FR'], ['home'], 'next')).toBe(401)
  expect(await announceIn(['fr_FR'], ['home'], 'next', 'next')).toBe(200)
  expect(await announceIn(['fr_FR'], ['home'], 'secret', 'next')).toBe(200)
  expect(await announceIn(['fr_FR'], ['home'], 'third', 'next')).toBe(401)
})
