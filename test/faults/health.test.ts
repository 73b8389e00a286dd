import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { startUpstream } from './upstream.ts'
import { visit, visitAhead } from './visitor.ts'

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<'well' | 'alone' | 'misconfigured' | 'unreadable'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const well = { upstream: upstream.address('well'), mood: 'stored' } as const
  isolates = await startIsolates(
    {
      well,
      alone: { upstream: upstream.address('500'), mood: 'failing' },
      misconfigured: { ...well, variables: { PRODUCTION: 'true' } },
      unreadable: { ...well, variables: { MARKET_HOSTS: 'none', CRM_URL: 'crm' } },
    },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

async function healthOf(name: 'well' | 'alone' | 'misconfigured' | 'unreadable') {
  const { status, headers, body } = await visit(`${isolates.url(name)}/healthz`)
  const health: { ok: boolean; build: string; degraded: { kind: string; name?: string }[] } = JSON.parse(body)
  return { status, health, caching: headers['cache-control'] }
}

describe('/healthz', () => {
  it('is short and stored nowhere where all is well', async () => {
    const { status, health, caching } = await healthOf('well')
    expect([status, caching]).toEqual([200, 'no-store'])
    expect(health).toEqual({ ok: true, build: expect.any(String), degraded: [] })
  })

  it('lists what a site without upstream and KV does without, calls nobody, and says that pages are served', async () => {
    const homes = ['/fr', '/es', '/it', '/nl/nl', '/be/nl', '/be/fr']
    for (const path of [...homes, ...homes]) expect((await visit(isolates.url('alone') + path)).status).toBe(200)
    const before = upstream.calls('500').length
    const { status, health } = await healthOf('alone')
    expect([status, health.ok]).toEqual([200, true])
    const kinds = new Set(health.degraded.map(({ kind, name }) => (kind === 'breaker' ? kind : [kind, name].join(' ').trim())))
    expect([...kinds].sort()).toEqual(['breaker', 'content bundled', 'kv', 'source'])
    expect(JSON.stringify(health)).not.toMatch(/127\.0\.0\.1|http/)
    expect(upstream.calls('500')).toHaveLength(before)
  })

  it('is 503 where the configuration lets no page be made', async () => {
    const { status, health } = await healthOf('unreadable')
    expect([status, health.ok]).toEqual([503, false])
    expect(health.degraded.map(({ name }) => name)).toEqual([
      'MARKET_HOSTS cannot be read',
      'an address of CRM, challenge or messenger cannot be used',
    ])
    expect((await visit(`${isolates.url('unreadable')}/fr`)).status).toBe(500)
  })
})

describe('a page that nobody has opened yet', () => {
  it('is made as any other where all is well', async () => {
    expect((await visitAhead(`${isolates.url('well')}/fr/week-ends`)).status).toBe(200)
  })

  it('is refused while calls fail, as for all who are not waiting, and is stored nowhere', async () => {
    const homes = ['/fr', '/es', '/it', '/nl/nl', '/be/nl', '/be/fr']
    for (const path of [...homes, ...homes]) await visit(isolates.url('alone') + path)
    const { status, headers, body } = await visitAhead(`${isolates.url('alone')}/fr`)
    expect([status, headers['cache-control'], headers['retry-after'], body]).toEqual([503, 'no-store', '30', ''])
    expect((await visit(`${isolates.url('alone')}/fr`)).status).toBe(200)
  })
})

describe('a production with the hosts, addresses and keys of stand-ins', () => {
  it('says so at /healthz', async () => {
    const { status, health } = await healthOf('misconfigured')
    expect([status, health.ok]).toEqual([503, false])
    const names = health.degraded.map(({ name }) => name)
    expect(names).toContain('HOSTS is missing')
    expect(names).toContain('API_URL is no https address')
    expect(names).toContain('PAYMENT_SECRET is missing')
    expect(names).toContain('CHALLENGE_SITE_KEY is a test key')
    expect(names).toContain('CLOCK is for tests only')
  })

  it('serves, and is kept by no search engine: pages, calls and the file for crawlers', async () => {
    for (const path of ['/', '/be', '/fr', '/fr/contact', '/fr/nowhere']) {
      const [wrong, well] = await Promise.all([visit(isolates.url('misconfigured') + path), visit(isolates.url('well') + path)])
      expect([path, wrong.status]).toEqual([path, well.status])
      expect(wrong.body).toContain('<meta name="robots" content="noindex, nofollow"/>')
      expect(well.body).not.toContain('noindex, nofollow')
      expect([wrong.headers['x-robots-tag'], well.headers['x-robots-tag']]).toEqual(['noindex, nofollow', undefined])
    }
    expect((await visit(`${isolates.url('misconfigured')}/robots.txt`)).body).toBe('User-agent: *\nDisallow: /\n')
    const call = await visit(`${isolates.url('misconfigured')}/api/autocomplete-geonames.json?locale=fr_FR&term=lyon`)
    expect(call.headers['x-robots-tag']).toBe('noindex, nofollow')
  })
})
