import { readFileSync } from 'node:fs'
import CachePolicy from 'http-cache-semantics'
import { describe, expect, inject, it } from 'vitest'
import { assignedVariations } from '../../src/domain/experiments/experiments.ts'
import { get } from './site.ts'

const pages = ['/fr', '/it/weekend', '/fr/week-ends/bretagne', '/nl/nl/cadeauboxen', '/be/fr/info/cookies', '/fr/nowhere', '/']

describe('every response', () => {
  it.each([...pages, '/robots.txt', '/healthz', '/api/offers.json?locale=fr_FR', '/api/nothing', '/fr/'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("style-src 'self'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeTruthy()
      expect(headers['permissions-policy']).toBeTruthy()
      expect(headers['cache-control']).toBeTruthy()
      expect(headers['cache-tag']).toBeTruthy()
      expect(headers['server-timing']).toMatch(/total;dur=/)
    },
  )

  it.each(['/fr', '/fr/week-ends/bretagne'])('%s says when it was rendered, for scripts that read its age', async (path) => {
    const { headers } = await get(path)
    expect(headers['server-timing']).toContain(`rendered;desc="${Date.parse(inject('clock')) / 1000}"`)
  })

  it.each(['/.vite/manifest.json', '/.vite/styles.json', '/wrangler.json', '/.assetsignore'])('%s is nobody’s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['/icon.svg', '/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest'])(
    '%s, a file at the root, allows nothing and is what it says',
    async (path) => {
      const { status, headers } = await get(path)
      expect([status, headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
        200,
        "default-src 'none'",
        'nosniff',
      ])
    },
  )

  it('a file that a deployment does not have is a 404 that nothing stores, not one for a year', async () => {
    const { assets } = JSON.parse(readFileSync('dist/site/wrangler.json', 'utf8'))
    // Otherwise files, and what is missing among them, would be the network's where they are not the worker's.
    expect(assets.run_worker_first).toBeUndefined()
    for (const missing of ['/assets/x-unknown.js', '/assets/x-unknown.css', '/map/x-unknown.pmtiles']) {
      const { status, headers } = await get(missing)
      expect([missing, status, headers['cache-control']]).toEqual([missing, 404, 'private, no-cache'])
    }
  })

  it.each(pages)('%s has no inline style, script or handler', async (path) => {
    const { body } = await get(path)
    expect(body).not.toMatch(/ style="/)
    expect(body).not.toMatch(/ on[a-z]+="/)
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
    for (const attributes of scripts) expect(attributes).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/)
  })
})

describe('caching', () => {
  const policyOf = async (path: string) => {
    const { status, headers } = await get(path)
    return new CachePolicy({ url: path, method: 'GET', headers: {} }, { status, headers }, { shared: true })
  }

  it.each([
    ['/fr', 300],
    ['/fr/week-ends/bretagne', 60],
    ['/fr/coffrets-cadeaux', 300],
    ['/fr/info/cookies', 3600],
  ])('shared caches may store %s for %i seconds', async (path, seconds) => {
    const policy = await policyOf(path)
    expect(policy.storable()).toBe(true)
    expect(policy.timeToLive() / 1000).toBeGreaterThan(seconds - 5)
  })

  it.each([
    '/fr/checkout?product=10572&checkin=2027-04-20&checkout=2027-04-21',
    '/api/weekend/10572/quote.json?locale=fr_FR&checkin=2027-04-20&nights=1',
  ])('no shared cache stores %s', async (path) => expect((await policyOf(path)).storable()).toBe(false))

  it('a page in an experiment’s variation is stored by nobody but its visitor', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `visitor-of-the-tests-${at}`)
    const varied = ids.find((id) => assignedVariations(id).includes('productLabels'))
    const { headers } = await get('/fr', {
      headers: { cookie: `__Host-consent=${inject('clock').slice(0, 10)}.measurement; __Host-visitor=${varied}` },
    })
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  it.each(pages)('%s keeps to itself what it said to Workers Cache', async (path) => {
    expect((await get(path)).headers['cloudflare-cdn-cache-control']).toBeUndefined()
  })

  it('documents never say no-store: it would evict them from the back/forward cache', async () => {
    for (const path of pages) expect((await get(path)).headers['cache-control']).not.toContain('no-store')
  })

  it('a page is the same to the byte, whatever unknown query keys, cookies and headers say', async () => {
    const plain = await get('/fr/coffrets-cadeaux')
    const dressed = await get('/fr/coffrets-cadeaux?utm_source=letter&fbclid=1', {
      headers: { cookie: 'a=b', 'accept-language': 'it', 'x-anything': '1' },
    })
    expect(dressed.body).toBe(plain.body)
  })
})
