import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { variationsOf } from './experiments.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const app = new Hono().get('/', (c) => c.json(variationsOf(c)))

async function seen(cookie?: string, agent = browser): Promise<string[]> {
  const response = await app.request('/', { headers: { 'user-agent': agent, ...(cookie && { cookie }) } })
  return response.json()
}

/** An id that falls on the variation's half. */
async function varied(): Promise<string> {
  for (let at = 0; at < 20; at++) {
    const id = `anonymous-visitor-${at}`
    if ((await seen(`__Host-visitor=${id}`)).length > 0) return id
  }
  throw new Error('all visitors see the control')
}

it('a consented id is assigned, whatever other cookies there are', async () => {
  expect(await seen(`a=b; __Host-visitor=${await varied()}; c=d`)).toEqual(['autoDiscount'])
})

// @rule S4.5
it('everybody else sees the control', async () => {
  const id = await varied()
  expect(await seen()).toEqual([])
  expect(await seen('session=1')).toEqual([])
  expect(await seen('__Host-visitor=short')).toEqual([])
  expect(await seen(`x__Host-visitor=${id}`)).toEqual([])
  expect(await seen(`__Host-visitor=${id}`, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toEqual([])
})
