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

describe('the policy of a page', () => {
  const pages = new Hono<{ Bindings: Env }>().use(security)
  pages.get('/chat', (c) =>
    c.text('page', 200, { 'x-escale-foreign-scripts': 'https://chat.example/widget.js?v=1 https://chat.example/b.js' }),
  )
  pages.get('/plain', (c) => c.text('page'))
  const policyOf = async (path: string) => {
    const { headers } = await pages.request(`https://www.example.com${path}`, {}, env)
    expect(headers.get('x-escale-foreign-scripts')).toBeNull()
    return headers.get('content-security-policy') ?? ''
  }

  // @rule S7.47
  it('names the origins of the scripts that it loads from others, for scripts and frames, and requires no types of theirs', async () => {
    const policy = await policyOf('/chat')
    expect(policy).toContain("script-src 'self' https://chat.example;")
    expect(policy).toContain('frame-src https://chat.example;')
    expect(policy).not.toContain('trusted-types')
  })

  it('that loads none names nobody', async () => {
    const policy = await policyOf('/plain')
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('frame-src')
  })
})

it('over https keeps browsers there for two years, subdomains too, ready for their lists', async () => {
  const { headers } = await app.request('https://www.example.com/', {}, env)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  expect((await app.request('http://localhost/', {}, env)).headers.get('strict-transport-security')).toBeNull()
})
