import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Services } from '../services.ts'
import { contentHook } from './hook.ts'
import type { Gateway } from './gateway.ts'

it('purges the pages once their content has been read, not before', async () => {
  const steps: string[] = []
  const tasks: Promise<unknown>[] = []
  const reading = Promise.withResolvers<void>()
  const content = {
    refresh: async (kind: string) => {
      await reading.promise
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
  const body = JSON.stringify({ at: 0, locales: ['fr_FR'], kinds: ['home', 'minisites'] })
  const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`
  const context = {
    waitUntil: (task: Promise<unknown>) => void tasks.push(task),
    passThroughOnException: () => {},
    props: {},
    cache: { purge: async ({ tags }: { tags: string[] }) => void steps.push(`purge ${tags.join()}`) },
  }
  const init = { method: 'POST', body, headers: { 'x-escale-signature': signature } }
  const response = await app.request('/', init, { CONTENT_SECRET: 'secret' }, context as never)
  expect([response.status, steps]).toEqual([200, ['read minisites']])
  reading.resolve()
  await Promise.all(tasks)
  expect(steps).toEqual(['read minisites', 'read home', 'purge content'])
})
