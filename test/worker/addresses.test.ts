import { describe, expect, inject, it } from 'vitest'
import { getAsAgent } from './care.ts'
import { get } from './site.ts'

describe('an address', () => {
  it.each(['/fr/week-ends/bretagne', '/fr/sejour/10253', '/fr/hotel/1025'])('with dates of the past says so on %s', async (path) => {
    const sentence = (checkin: string) => `Une arrivée le ${checkin} ne peut plus être réservée. Choisissez d’autres dates.`
    const past = await get(`${path}?checkin=2027-03-12&checkout=2027-03-14`)
    expect([past.status, past.body.includes(sentence('vendredi 12 mars 2027'))]).toEqual([200, true])
    const open = await get(`${path}?checkin=2027-04-12&checkout=2027-04-14`)
    expect(open.body).not.toContain('ne peut plus être réservée')
  })

  it.each(['month', 'weekend'])('with a month of the past, flexible=%s, says so', async (flexible) => {
    const bodyOf = async (month: string) => (await get(`/fr/week-ends/bretagne?flexible=${flexible}&month=${month}&nights=2`)).body
    expect(await bodyOf('2027-02')).toContain('Une arrivée en février 2027 ne peut plus être réservée. Choisissez d’autres dates.')
    expect(await bodyOf('2027-03')).not.toContain('ne peut plus être réservée')
  })

  it.each([
    ['/be/fr/checkout?product=10572&checkin=2027-04-09&checkout=2027-04-10&payment=3x', '/be/nl/checkout'],
    ['/be/fr/checkout/gift?amount=50&giftFormat=digital', '/be/nl/checkout/gift'],
    ['/be/fr/checkout/confirmation?order=12345678', '/be/nl/checkout/confirmation'],
    ['/be/fr/checkout/gift/confirmation', '/be/nl/checkout/gift/confirmation'],
    ['/be/fr/contact/message', '/be/nl/contact/message'],
  ])('of a purchase or a form, %s, has the other language, with its whole query', async (path, other) => {
    const { body } = await get(path)
    const addresses = [...body.matchAll(/<a[^>]*href="([^"]*)"[^>]*hrefLang="nl-BE"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
    const { pathname, searchParams } = new URL(path, inject('site'))
    expect(addresses.length).toBe(pathname.endsWith('/checkout') || pathname.endsWith('/gift') ? 1 : 2)
    for (const address of addresses) {
      const link = new URL(address, inject('site'))
      expect(link.pathname).toBe(other)
      expect(Object.fromEntries(link.searchParams)).toEqual(Object.fromEntries(searchParams))
    }
    // Search engines are told nothing of it, and a country with one language has no choice.
    expect(body).not.toContain('rel="alternate"')
    expect((await get('/fr/checkout/gift?amount=50&giftFormat=digital')).body).not.toContain('hrefLang')
  })

  it.each([
    ['/fr/', '/fr'],
    ['/FR', '/fr'],
    ['/fr//week-ends', '/fr/week-ends'],
    ['/fr/Week-Ends/bretagne', '/fr/week-ends/bretagne'],
    ['/fr/week-ends/PROVENCE', '/fr/week-ends/provence'],
    ['/nl/', '/nl/nl'],
    ['/NL', '/nl/nl'],
    ['/fr/week%2Dends', '/fr/week-ends'],
    ['/fr/week-ends?page=0', '/fr/week-ends'],
    ['/fr/week-ends/?page=0&stars=4', '/fr/week-ends?stars=4'],
  ])('%s is redirected once to %s', async (path, canonical) => {
    const { status, headers } = await get(path)
    expect([status, headers['location']]).toEqual([308, canonical])
    expect((await get(canonical)).status).toBe(200)
  })

  it.each([
    ['/fr/sejour/10253%23checkin=2026-12-18&checkout=2026-12-20', '/fr/sejour/10253#checkin=2026-12-18&checkout=2026-12-20'],
    ['/fr/sejour/10253%3Fcheckin=2026-12-18&checkout=2026-12-20', '/fr/sejour/10253?checkin=2026-12-18&checkout=2026-12-20'],
    ['/fr/sejour/10253?checkin=2026-12-18&amp;checkout=2026-12-20', '/fr/sejour/10253?checkin=2026-12-18&checkout=2026-12-20'],
    ['/fr/sejour/10253?checkin=2026-12-18&checkout=2026-12-20.', '/fr/sejour/10253?checkin=2026-12-18&checkout=2026-12-20'],
    ['/FR/Sejour/10253/%23checkin=2026-12-18,', '/fr/sejour/10253#checkin=2026-12-18'],
    ['/fr/sejour/10253&utm_source=mail&utm_medium=x', '/fr/sejour/10253?utm_source=mail&utm_medium=x'],
    ['/fr/sejour/10253&amp;utm_source=mail', '/fr/sejour/10253?utm_source=mail'],
    ['/be/nl.', '/be/nl'],
    ['/nl,', '/nl/nl'],
    ...['.', ',', ')', ']', '%22', "'", '%3E', ';', '!', '%E2%80%9D', '%20', '%C2%A0', ').'].map((tail) => [
      `/fr/week-ends/bretagne${tail}`,
      '/fr/week-ends/bretagne',
    ]),
  ])('%s, as a program made it, is redirected once to %s', async (path, right) => {
    const { status, headers } = await get(path)
    expect([status, headers['location']]).toEqual([301, right])
    expect((await get(right?.replace(/#.*/, '') ?? '')).status).toBe(200)
  })

  it('/nl belongs to the Dutch market', async () => {
    const { status, headers } = await get('/nl')
    expect([status, headers['location']]).toEqual([301, '/nl/nl'])
  })

  it('/ lists all six markets, suggests the browser’s, and redirects nobody', async () => {
    const { status, body } = await get('/', { headers: { 'accept-language': 'it-IT,it;q=0.9' } })
    expect(status).toBe(200)
    for (const base of ['/fr', '/es', '/be/nl', '/be/fr', '/nl/nl', '/it']) expect(body).toContain(`href="${base}"`)
    expect(body.indexOf('href="/it" lang')).toBeLessThan(body.indexOf('href="/fr" lang'))
  })

  it('/be offers Belgium’s two languages', async () => {
    const { status, body } = await get('/be')
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
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body).toMatch(/<meta name="robots" content="noindex/)
  })

  it('accepts GET, HEAD and the checkout’s POST only', async () => {
    expect((await get('/fr', { method: 'DELETE' })).status).toBe(405)
    for (const path of ['/', '/be', '/fr', '/fr/week-ends/bretagne', '/be/nl/radio-zuidenwind']) {
      const { status, headers } = await get(path, { method: 'POST', headers: { 'content-length': '0' } })
      expect([path, status, headers['allow']]).toEqual([path, 405, 'GET, HEAD'])
    }
    expect((await get('/fr/checkout', { method: 'POST', headers: { 'content-length': '0' } })).status).toBe(403)
    const head = await get('/fr', { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
  })

  it('is not broken by malformed encoding', async () => {
    expect((await get('/fr/%E0%A4%A')).status).toBe(404)
  })

  it.each([
    '/fr/%0D%0Ax',
    '/fr/%E2%80%A8',
    '/fr/%E2%80%A9x',
    '/fr/account/%0Ax',
    '/fr/week-ends/a/b/%0Ax',
    '/fr/minisite/%0A',
    '/fr/sitemap-%0A-1.xml',
    '/%0D%0A',
  ])('%s, with a line break, is a whole 404 with every header', async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(body).toMatch(/<h1.*<\/html>$/s)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['server-timing']).toMatch(/total;dur=/)
  })

  it.each(['//%5B', '//a:b', '//:0', '//evil.example', 'https://evil.example'])(
    'returns to nowhere but here: origin=%s',
    async (origin) => {
      const { status, headers } = await get(`/fr/account/x?origin=${origin}`)
      expect(status).toBe(302)
      expect(headers['location']).not.toMatch(/evil|origin=/)
    },
  )

  it.each(['constructor', '__proto__', 'tostring', 'hasownproperty'])('of the host %s is that of any host', async (host) => {
    expect((await get('/fr/contact', { host })).status).toBe(200)
    expect((await get('/fr/sitemap-pages-1.xml', { host })).status).toBe(200)
  })
})

// @rule S2.96
it.each(['account/signin', 'account/wishlist', 'account/trips', 'booking-lookup'])('/fr/%s is in no index', async (path) => {
  const { status, headers } = await get(`/fr/${path}`)
  expect([status, headers['x-robots-tag']]).toEqual([302, 'noindex, follow'])
})

describe('the customer-care host', () => {
  // @rule S6.2
  it('shows the market, is never indexed nor cached, and has no announcement', async () => {
    const care = await getAsAgent('/fr', { host: 'care.localhost' })
    expect(care.status).toBe(200)
    expect(care.body).toMatch(/<meta name="robots" content="noindex/)
    expect(care.headers['cache-control']).toContain('private')
    expect((await get('/fr')).body).toContain('aria-label="Annonce"')
    expect(care.body).not.toContain('aria-label="Annonce"')
  })

  // @rule S6.5
  it.each(['/', '/be'])('is never indexed before a market is chosen either: %s', async (path) => {
    expect((await get(path, { host: 'care.localhost' })).body).toMatch(/<meta name="robots" content="noindex/)
    expect((await get(path)).body).toMatch(/<meta name="robots" content="index/)
  })

  // @rule S2.86
  it('has the agent panel with the page’s public address on every full page, and the public site has none', async () => {
    const path = '/fr/week-ends/bretagne?stars=4'
    const care = await getAsAgent(path, { host: 'care.localhost:8787' })
    expect(care.body).toContain('aria-label="Panneau conseiller"')
    expect(care.body).toContain('value="http://localhost:8787/fr/week-ends/bretagne?stars=4"')
    expect((await get(path)).body).not.toContain('Panneau conseiller')
  })
})

describe('a minisite', () => {
  // @rule S2.95
  it('names the market’s page as canonical, and no pages in other languages: those are the market’s', async () => {
    const { pathname } = new URL(inject('minisite'))
    const { body } = await get(pathname)
    expect(body).not.toContain('rel="alternate" hrefLang')
    expect(body).toContain('<link rel="canonical"')
    expect((await get('/fr')).body).toContain('rel="alternate" hrefLang')
  })

  const frame = /<aside [^>]*aria-label="Offres /

  it('is reached by its number through a redirect to its slug', async () => {
    const { status, headers } = await get('/fr/minisite/360')
    expect(status).toBe(301)
    const slug = headers['location'] ?? ''
    const home = await get(slug)
    expect(home.status).toBe(200)
    expect(home.body).toMatch(frame)
  })

  it.each(['/fr/Minisite/360', '/fr/minisite/360/', '/FR//minisite/360', '/fr/minisite/%33%36%30'])(
    'is reached by its misspelt number in one step: %s',
    async (path) => {
      const slug = (await get('/fr/minisite/360')).headers['location']
      const { status, headers } = await get(path)
      expect([status, headers['location']]).toEqual([308, slug])
      expect((await get(`${path.replace(/\/$/, '')}/Week-Ends?stars=4`)).headers['location']).toBe(`${slug}/week-ends?stars=4`)
      expect((await get('/fr/Minisite/0')).headers['location']).toBe('/fr/minisite/0')
    },
  )

  it.each([
    ['/fr/Marche-Bleu', '/fr/marche-bleu'],
    ['/FR/MARCHE-BLEU/', '/fr/marche-bleu'],
    ['/fr/Marche-bleu/Week-Ends/Bretagne?stars=4', '/fr/marche-bleu/week-ends/bretagne?stars=4'],
  ])('is reached in one step whatever the case of its printed address: %s', async (path, canonical) => {
    const { status, headers } = await get(path)
    expect([status, headers['location']]).toEqual([308, canonical])
    expect((await get(canonical)).status).toBe(200)
  })

  it('keeps its frame and its links on every screen, and points search engines to the market', async () => {
    const slug = (await get('/fr/minisite/360')).headers['location'] ?? ''
    const search = await get(`${slug}/week-ends/bretagne`)
    expect(search.status).toBe(200)
    expect(search.body).toMatch(frame)
    expect(search.body).toMatch(new RegExp(`href="${slug}/sejour/\\d+`))
    expect(search.body).toMatch(/<link rel="canonical" href="[^"]+\/fr\/week-ends\/bretagne"/)
  })

  // @rule S9.40
  it.each([
    '/checkout?product=10572&checkin=2027-04-09&checkout=2027-04-10',
    '/checkout/confirmation',
    '/checkout/gift?product=10572&giftFormat=digital&giftNights=1',
    '/checkout/gift/confirmation',
  ])('has its banner and its legal terms on %s', async (path) => {
    const slug = (await get('/fr/minisite/360')).headers['location'] ?? ''
    const { body } = await get(slug + path)
    expect(body).toMatch(frame)
    expect(body).toContain('aria-label="Conditions de l’offre"')
  })

  // @rule S2.97
  it('names no other markets to search engines: its pages are not the ones that are indexed', async () => {
    const slug = (await get('/fr/minisite/360')).headers['location'] ?? ''
    expect((await get('/fr')).body).toContain('hrefLang=')
    for (const path of [slug, `${slug}/week-ends/bretagne`, `${slug}/contact`])
      expect((await get(path)).body).not.toContain('rel="alternate"')
  })

  it('says above its first heading that its terms have expired, once', async () => {
    const slug = (await get('/be/fr/minisite/97')).headers['location'] ?? ''
    const { body } = await get(slug)
    expect(body).toContain('aria-label="Conditions de l’offre"')
    const [above = '', ...below] = body.split('<h1')
    expect(above).toContain('Cette offre partenaire était réservable jusqu’au')
    expect(below.join()).not.toContain('Cette offre partenaire était réservable jusqu’au')
  })

  it('does not say so in a checkout, whose price has been seen, nor while its offer runs', async () => {
    const slug = (await get('/be/fr/minisite/97')).headers['location'] ?? ''
    const gift = await get(`${slug}/checkout/gift?amount=100`)
    expect(gift.status).toBe(200)
    expect(gift.body).toContain('aria-label="Conditions de l’offre"')
    expect(gift.body).not.toContain('était réservable')
    const running = (await get('/fr/minisite/360')).headers['location'] ?? ''
    expect((await get(running)).body).not.toContain('était réservable')
  })

  it('exists in its own locale only', async () => {
    const slug = (await get('/fr/minisite/360')).headers['location'] ?? ''
    expect((await get(slug.replace('/fr', '/es'))).status).toBe(404)
  })
})

describe('a search without scripts', () => {
  it('finds the place by its name and keeps the rest of the search', async () => {
    const { status, headers } = await get('/fr/week-ends?q=Bretagne&a=3&stars=4')
    expect([status, headers['location']]).toEqual([302, '/fr/week-ends/bretagne?a=3&stars=4'])
  })

  it.each([
    ['/be/nl/weekendjes-weg?q=Spa', '/be/nl/weekendjes-weg/spa'],
    ['/fr/week-ends?q=Ard%C3%A8che', '/fr/week-ends/ardeche'],
    ['/be/fr/week-ends?q=Aude', '/be/fr/week-ends/aude'],
    ['/fr/week-ends?q=Paris%2C+France', '/fr/week-ends/paris'],
    ['/fr/week-ends?q=h%C3%B4tel+%C3%A0+Paris', '/fr/week-ends/paris'],
    ['/be/fr/week-ends?q=Bruxelles%2C+Belgique&a=3', '/be/fr/week-ends/bruxelles?a=3'],
    ['/fr/week-ends?q=marseile', '/fr/week-ends/marseille?q=marseile'],
  ])('understands a place as people write it: %s leads to %s', async (path, place) => {
    const { status, headers } = await get(path)
    expect([status, headers['location']]).toEqual([302, place])
  })

  it.each([
    [
      '/fr/week-ends?q=qqqqqqqq',
      'Nous ne connaissons aucun lieu du nom de «\u202fqqqqqqqq\u202f». Voici les résultats pour toutes les destinations.',
    ],
    [
      '/fr/week-ends/marseille?q=marseile',
      'Nous ne connaissons aucun lieu du nom de «\u202fmarseile\u202f». Voici les résultats pour «\u202fMarseille\u202f».',
    ],
    ['/nl/nl/weekendjes-weg?q=qqqqqqqq', 'We kennen geen plaats met de naam “qqqqqqqq”. Dit zijn de resultaten voor alle bestemmingen.'],
    ['/it/attivita?q=qqqqqqqq', 'Non conosciamo nessun luogo chiamato «qqqqqqqq». Ecco i risultati per tutte le destinazioni.'],
    ['/es/escapadas?q=%3Cb%3Eqqqqqqqq', 'No conocemos ningún lugar llamado «&lt;b&gt;qqqqqqqq».'],
  ])('says what was not understood: %s', async (path, sentence) => {
    const { status, body, headers } = await get(path)
    expect(status).toBe(200)
    expect(body).toContain(sentence)
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect(headers['cache-control']).toMatch(/private|no-store/)
  })

  it('leaves this page’s own name out', async () => {
    expect((await get('/fr/week-ends/bretagne?q=Bretagne&a=3')).headers['location']).toBe('/fr/week-ends/bretagne?a=3')
  })
})
