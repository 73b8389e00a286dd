import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '../../src/market/markets.ts'
import type { Services } from '../services.ts'
import { contentHook } from './hook.ts'
import { purgeLast } from './hook-purges.ts'
import type { Gateway } from './gateway.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** A gateway whose content takes until `read` is called, with a cache in front; `steps` has what happened. */
function gateway() {
  const steps: string[] = []
  const purgedAt: number[] = []
  const started = Date.now()
  const tasks: Promise<unknown>[] = []
  const readings: (() => void)[] = []
  const content = {
    refresh: async (kind: string) => {
      await new Promise<void>((resolve) => readings.push(resolve))
      steps.push(`read ${kind}`)
    },
  }
  const services = {
    now: new Date(0),
    ofMarket: () => ({ content }),
    refreshMinisites: async () => void steps.push('read minisites'),
  } as unknown as Services
  const app = new Hono<Gateway>()
    .use(async (c, next) => {
      c.set('services', services)
      await next()
    })
    .post('/', contentHook)
  /** The platform ends an invocation's tasks half a minute after its response. */
  const invocation = () => {
    const until = Date.now() + 30_000
    return async (tags: string[]) => {
      if (Date.now() > until) return
      steps.push(`purge ${tags.join()}`)
      purgedAt.push((Date.now() - started) / 1000)
    }
  }
  const pages = () => ({ purge: invocation(), purgeLater: async (tags: string[]) => void tasks.push(purgeLast(invocation(), tags)) })
  const context = {
    waitUntil: (task: Promise<unknown>) => void tasks.push(task),
    passThroughOnException: () => {},
    props: {},
    // A purge reaches the pages of the entrypoint that asks for it, and the gateway has none.
    cache: { purge: async () => void steps.push('purge of the gateway') },
    exports: { Pages: pages },
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
    ended: async () => {
      await vi.advanceTimersByTimeAsync(60_000)
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
  expect(steps.slice(3)).toEqual(['purge market-fr', 'purge market-fr'])
  expect(purgedAt).toEqual([0, 25, 53])
})

it('announced twice in a row, purges after each read', async () => {
  const { announce, steps, read, ended } = gateway()
  expect([await announce('home'), await announce('home')]).toEqual([200, 200])
  await read()
  expect(steps).toEqual(['read home', 'purge market-fr'])
  await read()
  expect(steps.slice(2)).toEqual(['read home', 'purge market-fr'])
  await ended()
  expect(steps).toHaveLength(8)
})

it('names every locale and kind, and reads each once however often it is named', async () => {
  const { announceIn, steps, read, ended } = gateway()
  expect(await announceIn([...locales, ...locales], ['home', 'home', 'minisites'])).toBe(200)
  for (const _ of locales) await read()
  await ended()
  expect(steps.filter((step) => step.startsWith('read '))).toEqual(['read minisites', ...locales.map(() => 'read home')])
})

it('leaves the pages of markets that are not named', async () => {
  const { announceIn, steps, read, ended } = gateway()
  expect(await announceIn(['nl_BE', 'it_IT'], ['footer'])).toBe(200)
  await read()
  await read()
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
