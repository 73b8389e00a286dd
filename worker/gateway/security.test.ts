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
