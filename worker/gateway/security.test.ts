import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Env } from '../env.ts'
import { security } from './security.ts'

const app = new Hono<{ Bindings: Env }>().use(security).get('/', (c) => c.text('page'))
const env = { PAYMENT_URL: 'https://pay.example.com/pay', ACCOUNT_ORIGIN: 'https://account.example.com' }

async function connectSources(more: Partial<Env>): Promise<string | undefined> {
  const response = await app.request('https://www.example.com/', {}, { ...env, ...more })
  return /connect-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
}

describe('the policy', () => {
  it('names the origin of the street tiles, and only where they are configured', async () => {
    const own = await connectSources({})
    expect(own).toMatch(/^'self'/)
    expect(own).not.toContain('https:')
    expect(await connectSources({ MAP_TILES_URL: 'not an address' })).toBe(own)
    const tiles = await connectSources({ MAP_TILES_URL: 'https://tiles.example.com/v1/{z}/{x}/{y}.pbf?key=abc' })
    expect(tiles).toBe(`${own} https://tiles.example.com`)
    expect(await connectSources({ MAP_TILES_URL: 'https://tiles.example.com/europe.pmtiles' })).toBe(tiles)
  })
})

it('over https keeps browsers there for two years, subdomains too, ready for their lists', async () => {
  const { headers } = await app.request('https://www.example.com/', {}, env)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  expect((await app.request('http://localhost/', {}, env)).headers.get('strict-transport-security')).toBeNull()
})
