import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { careOf } from './care.ts'
import { type Isolates, startIsolates } from './isolates.ts'
import { startKeyValue } from './key-value.ts'
import { startUpstream } from './upstream.ts'
import { type Seen, visitHost } from './visitor.ts'

/** As in production; behind a network that ends https, requests to a worker have its scheme. */
const production = { HOSTS: 'www.escale.example escale.example', MARKET_HOSTS: '{"www.escale.fr":"fr"}' }

let upstream: Awaited<ReturnType<typeof startUpstream>>
let keyValue: Awaited<ReturnType<typeof startKeyValue>>
let isolates: Isolates<'closed' | 'open' | 'one machine'>

beforeAll(async () => {
  upstream = await startUpstream(inject('origin'))
  keyValue = await startKeyValue()
  const well = { upstream: upstream.address('well'), mood: 'stored' } as const
  isolates = await startIsolates(
    {
      closed: { ...well, variables: production },
      open: { ...well, variables: { ...production, ...careOf('https://issuer.example') } },
      'one machine': well,
    },
    { keyValuePort: keyValue.port, clock: inject('clock') },
  )
})

afterAll(async () => {
  isolates?.stop()
  await Promise.all([upstream?.stop(), keyValue?.stop()])
})

const kinds = ['/', '/be', '/fr', '/fr/week-ends/bretagne', '/fr/info/faq', '/fr/nowhere', '/robots.txt', '/fr/sitemap-pages-1.xml']
const more = ['/api/autocomplete-geonames.json?locale=fr_FR&term=lyon', '/pictures/bedroom-day_640_360.avif', '/nl', '/fr/FR/']

const isWhole = ({ headers, body }: Seen) =>
  /<h1.*<\/html>$/s.test(body) && String(headers['content-security-policy']).includes("default-src 'none'")

describe('a host that is not the site’s', () => {
  it.each([...kinds, ...more])('%s is refused, whole, and names the host nowhere', async (path) => {
    const page = await visitHost(isolates.url('closed') + path, 'evil.example')
    expect([page.status, isWhole(page)]).toEqual([421, true])
    expect(JSON.stringify([page.headers, page.body])).not.toContain('evil.example')
    expect(page.body).toContain('href="http://www.escale.example/be/nl"')
    expect(page.body).toContain('href="http://www.escale.fr"')
    expect(page.headers['cache-control']).toBe('private, no-cache')
  })

  it('may still see that the worker lives', async () => {
    expect((await visitHost(`${isolates.url('closed')}/healthz`, '10.0.0.1')).status).toBe(200)
  })

  it('does not exist on one machine, where no hosts are configured', async () => {
    expect((await visitHost(`${isolates.url('one machine')}/fr/contact`, 'evil.example')).status).toBe(200)
  })
})

it.each(['www.escale.example', 'escale.example', 'www.escale.fr'])(
  'http on %s is redirected to https and the one spelling, in one step',
  async (host) => {
    const { status, headers } = await visitHost(`${isolates.url('closed')}/fr/Week-Ends/?stars=4`, host)
    expect([status, headers['location']]).toEqual([308, `https://${host}/fr/week-ends?stars=4`])
  },
)

it.each([
  ['/fr/Minisite/360/', '/fr/marche-bleu'],
  ['/fr/minisite/360?stars=4', '/fr/marche-bleu?stars=4'],
  ['/fr/week-ends?page=0', '/fr/week-ends'],
  ['/nl/', '/nl/nl'],
  ['/fr/%E0%A4%A', '/fr/%E0%A4%A'],
])('http%s is redirected to https%s in one step', async (from, to) => {
  const { status, headers } = await visitHost(isolates.url('closed') + from, 'www.escale.example')
  expect([status, headers['location']]).toEqual([308, `https://www.escale.example${to}`])
})

describe('the customer-care host', () => {
  const open = (isolate: 'closed' | 'open' | 'one machine', path: string) =>
    visitHost(isolates.url(isolate) + path, isolate === 'one machine' ? 'care.localhost' : 'care.www.escale.example')

  // @rule S6.10
  it.each([...kinds, ...more])('%s is closed without its configuration, and links to the public site', async (path) => {
    for (const isolate of ['closed', 'one machine'] as const) {
      const page = await open(isolate, path)
      expect([isolate, page.status, isWhole(page)]).toEqual([isolate, 403, true])
      expect(page.body).toContain('Le service client est fermé')
      expect([page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow'])
      expect(page.body).toContain(isolate === 'closed' ? 'href="http://www.escale.example/' : 'href="http://localhost/')
    }
  })

  it.each([...kinds, ...more])('%s is in no cache and no index once it is open', async (path) => {
    const { status, headers } = await open('open', path)
    expect(status).toBeLessThan(500)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  })
})
