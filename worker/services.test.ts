import { expect, it, vi } from 'vitest'
import type { Env } from './env.ts'
import { createServices, withDeadlines } from './services.ts'
import type { UpstreamClient } from './upstream/client.ts'

it('multiplies the deadlines of calls', async () => {
  const deadlines: number[] = []
  const note = async ({ deadlineMs }: { readonly deadlineMs: number }) => {
    deadlines.push(deadlineMs)
    return { kind: 'unavailable' } as const
  }
  const http: UpstreamClient = { request: note, file: note, submit: note }
  const call = { name: 'picture', base: 'http://upstream', path: [], deadlineMs: 100 }
  await withDeadlines(http, 3).file(call, 'image/')
  await withDeadlines(http, 3).submit(call, 'http://site/')
  await withDeadlines(http, 1).file(call, 'image/')
  expect(deadlines).toEqual([300, 300, 100])
})

it('reads what was announced by a call of its own, which neither one from before answers nor the hook’s client aborts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let category = 'before'
  const kv = new Map<string, string>()
  const env = {
    CMS_URL: 'http://cms',
    UPSTREAM: {
      fetch: async () => {
        const bars = [{ page: 'home', flow: 'booking', internalCode: 'one', category, links: [] }]
        await new Promise((resolve) => setTimeout(resolve, 300))
        return Response.json(bars)
      },
    },
    CONTENT: { get: async (key: string) => kv.get(key) ?? null, put: async (key: string, text: string) => void kv.set(key, text) },
  } as unknown as Env
  const services = (signal = new AbortController().signal) =>
    createServices({ env, signal, waitUntil: () => {}, client: undefined }).ofMarket('fr_FR')
  const page = services().content.promoBars()
  await vi.advanceTimersByTimeAsync(100)
  category = 'announced'
  const leaving = new AbortController()
  const refreshing = services(leaving.signal).content.refresh('promoBars')
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await page).toEqual([expect.objectContaining({ category: 'before' })])
  expect(await refreshing).toEqual({ kind: 'ok', value: [expect.objectContaining({ category: 'announced' })] })
  vi.useRealTimers()
})
