import { describe, expect, it } from 'vitest'
import { ask } from './site.ts'

describe('an address', () => {
  it.each([
    ['/fr/', '/fr'],
    ['/FR', '/fr'],
    ['/fr//week-ends', '/fr/week-ends'],
    ['/fr/Week-Ends/bretagne', '/fr/week-ends/bretagne'],
    ['/fr/week%2Dends', '/fr/week-ends'],
    ['/fr/week-ends?page=0', '/fr/week-ends'],
    ['/fr/week-ends/?page=0&stars=4', '/fr/week-ends?stars=4'],
  ])('%s is redirected once to %s', async (path, canonical) => {
    const { status, headers } = await ask(path)
    expect([status, headers['location']]).toEqual([308, canonical])
    expect((await ask(canonical)).status).toBe(200)
  })

  it('/nl leads to the Dutch market', async () => {
    const { status, headers } = await ask('/nl')
    expect([status, headers['location']]).toEqual([301, '/nl/nl'])
  })

  it('/ lists all six markets, suggests the browser’s, and redirects nobody', async () => {
    const { status, body } = await ask('/', { headers: { 'accept-language': 'it-IT,it;q=0.9' } })
    expect(status).toBe(200)
    for (const base of ['/fr', '/es', '/be/nl', '/be/fr', '/nl/nl', '/it']) expect(body).toContain(`href="${base}"`)
    expect(body.indexOf('href="/it" lang')).toBeLessThan(body.indexOf('href="/fr" lang'))
  })

  it('/be offers Belgium’s two languages', async () => {
    const { status, body } = await ask('/be')
    expect(status).toBe(200)
    expect(body).toContain('href="/be/nl"')
    expect(body).toContain('href="/be/fr"')
    expect(body).not.toContain('href="/es" lang')
  })

  it.each([
    '/xx',
    '/fr/nowhere',
    '/fr/week-ends/nowhere-at-all',
    '/fr/sejour/999999999',
    '/fr/sejour/abc',
    '/fr/info/nothing',
    '/es/week-ends',
  ])('%s that names nothing is a real 404, not indexed', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toMatch(/<meta name="robots" content="noindex/)
  })

  it('accepts GET, HEAD and the checkout’s POST only', async () => {
    expect((await ask('/fr', { method: 'DELETE' })).status).toBe(405)
    for (const path of ['/fr', '/fr/week-ends/bretagne', '/be/nl/radio-zuidenwind']) {
      const { status, headers } = await ask(path, { method: 'POST', headers: { 'content-length': '0' } })
      expect([path, status, headers['allow']]).toEqual([path, 405, 'GET, HEAD'])
    }
    expect((await ask('/fr/checkout', { method: 'POST', headers: { 'content-length': '0' } })).status).toBe(403)
    const head = await ask('/fr', { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
  })

  it('is not broken by malformed encoding', async () => {
    expect((await ask('/fr/%E0%A4%A')).status).toBe(404)
  })
})

describe('the customer-care host', () => {
  it('shows the market, is never indexed nor kept by a shared cache, and has no announcement', async () => {
    const care = await ask('/fr', { host: 'care.localhost' })
    expect(care.status).toBe(200)
    expect(care.body).toMatch(/<meta name="robots" content="noindex/)
    expect(care.headers['cache-control']).toContain('private')
    expect((await ask('/fr')).body).toContain('aria-label="Annonce"')
    expect(care.body).not.toContain('aria-label="Annonce"')
  })

  it('has the agent panel with the page’s public address on every full page, and the public site has none', async () => {
    const path = '/fr/week-ends/bretagne?stars=4'
    const care = await ask(path, { host: 'care.localhost:8787' })
    expect(care.body).toContain('aria-label="Panneau conseiller"')
    expect(care.body).toContain('value="http://localhost:8787/fr/week-ends/bretagne?stars=4"')
    expect((await ask(path)).body).not.toContain('Panneau conseiller')
  })
})

describe('a minisite', () => {
  const frame = /<aside [^>]*aria-label="Offres /

  it('is reached by its number through a redirect to its slug', async () => {
    const { status, headers } = await ask('/fr/minisite/360')
    expect(status).toBe(301)
    const slug = headers['location'] ?? ''
    const home = await ask(slug)
    expect(home.status).toBe(200)
    expect(home.body).toMatch(frame)
  })

  it('keeps its frame and its links on every screen, and points search engines to the market', async () => {
    const slug = (await ask('/fr/minisite/360')).headers['location'] ?? ''
    const search = await ask(`${slug}/week-ends/bretagne`)
    expect(search.status).toBe(200)
    expect(search.body).toMatch(frame)
    expect(search.body).toMatch(new RegExp(`href="${slug}/sejour/\\d+`))
    expect(search.body).toMatch(/<link rel="canonical" href="[^"]+\/fr\/week-ends\/bretagne"/)
  })

  it('says that its terms are over', async () => {
    const slug = (await ask('/fr/minisite/360')).headers['location'] ?? ''
    const { body } = await ask(slug)
    expect(body).toContain('aria-label="Conditions de l’offre"')
    expect(body).toContain('Cette offre partenaire était réservable jusqu’au')
  })

  it('exists in its own locale only', async () => {
    const slug = (await ask('/fr/minisite/360')).headers['location'] ?? ''
    expect((await ask(slug.replace('/fr', '/es'))).status).toBe(404)
  })
})

describe('a search without scripts', () => {
  it('finds the place by its name and keeps the rest of the search', async () => {
    const { status, headers } = await ask('/fr/week-ends?q=Bretagne&a=3&stars=4')
    expect([status, headers['location']]).toEqual([302, '/fr/week-ends/bretagne?a=3&stars=4'])
  })

  it('leaves a name out that means nothing, and this page’s own', async () => {
    expect((await ask('/fr/week-ends?q=qqqqqqqq')).headers['location']).toBe('/fr/week-ends')
    expect((await ask('/fr/week-ends/bretagne?q=Bretagne&a=3')).headers['location']).toBe('/fr/week-ends/bretagne?a=3')
  })
})
