import { describe, expect, it } from 'vitest'
import { cents } from '../amounts.ts'
import { getAsAgent } from './care.ts'
import { get, fetchJson } from './site.ts'

const headings = (body: string) => [...body.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text)
const stays = (html: string) => [...html.matchAll(/<h3[^>]*><a href="\/fr\/sejour\/(\d+)/g)].map(([, id]) => id)
const suggestion = 'Voici d’autres séjours, qui ne correspondent pas à tous vos critères.'

describe('a search with few results', () => {
  // @rule S4.61
  it('suggests three stays of each fallback after the exact results, with a way to all of them', async () => {
    const { body } = await get('/fr/week-ends/dinard')
    const [exact = '', fallbacks = ''] = body.split(suggestion)
    expect(headings(exact)).toContain('7 hôtels à Dinard et alentours')
    expect(headings(fallbacks)[0]).toBe('Un peu plus loin')
    const [shown = ''] = fallbacks.split('Voir plus d’offres')
    expect(stays(shown)).toHaveLength(3)
    expect(stays(exact).filter((id) => stays(shown).includes(id))).toEqual([])
    const more = /href="(\/fr\/week-ends\/dinard\?[^"#]+)"[^>]*>Voir plus/.exec(fallbacks)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(more).toMatch(/\?distanceMax=30&.*sort=distance/)
    expect((await get(more)).status).toBe(200)
  })

  it('shows that nothing fits exactly when only fallbacks are found', async () => {
    const { body } = await get('/fr/week-ends/dinard?theme=3&stars=4')
    expect(body.includes('Aucun résultat exact. Voici d’autres séjours')).toBe(true)
  })

  // @rule S4.63
  it('offers to remove all filters when nothing is found at all, in the visitor’s flow', async () => {
    const { body } = await get('/fr/week-ends?flow=gifting&priceMax=100')
    expect(body.includes('Aucun résultat.')).toBe(true)
    expect(/href="\/fr\/week-ends\?flow=gifting"[^>]*>Effacer tous les filtres/.test(body)).toBe(true)
  })

  // @rule S4.63
  it('links to all stays if a path has no results', async () => {
    const { body } = await get('/fr/gazette-du-littoral/week-ends/briancon')
    expect(body.includes('Aucun résultat.')).toBe(true)
    expect(/href="\/fr\/gazette-du-littoral\/week-ends"[^>]*>Effacer la recherche/.test(body)).toBe(true)
    expect(body.includes('Effacer tous les filtres')).toBe(false)
  })

  // @rule S8.9
  it('has no results in a place that nobody knows, and the way to all of them', async () => {
    const { body } = await get('/fr/week-ends?city=99999999')
    expect(body.includes('Aucun résultat.')).toBe(true)
    expect(body.includes('Oups')).toBe(false)
    expect(await fetchJson('/api/offers.json?locale=fr_FR&city=99999999')).toMatchObject({
      exactMatch: [],
      searchDetails: { totalCount: 0 },
    })
  })

  // @rule S2.53
  it.each([
    ['/fr/week-ends?page=90', /<h2[^>]*>1 090 hôtels<.*href="\/fr\/week-ends"[^>]*>1<.*href="\/fr\/week-ends\?page=45"/],
    ['/fr/week-ends/dinard?page=5', /<h2[^>]*>7 hôtels à Dinard et alentours<.*href="\/fr\/week-ends\/dinard"[^>]*>1</],
    ['/fr/activites?page=90', /<h2[^>]*>\d+ activités<.*href="\/fr\/activites"[^>]*>1</],
  ])('leads back from a page beyond the last one: %s', async (path, way) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.replaceAll('\u202f', ' ')).toMatch(way)
    expect(body).not.toMatch(/Aucun résultat|Aucune activité/)
  })

  // @rule S2.47
  it('names the place of the query, not the path’s; of one hotel it counts the stays', async () => {
    const elsewhere = await get('/fr/week-ends/dinard?hotel=1001')
    expect(headings(elsewhere.body)).toContain('5 séjours – Hôtel des Orfèvres')
  })

  // @rule S4.53
  it('suggests nothing when a page is full', async () => {
    const { body } = await get('/fr/week-ends')
    expect(body.includes(suggestion)).toBe(false)
  })
})

// @rule S2.94
it('in the hotel flow lists hotels, which link to their own pages', async () => {
  const titles = (body: string) => [...body.matchAll(/<h[23][^>]*><a href="\/fr\/(sejour|hotel)\/\d+/g)].map(([, screen]) => screen)
  expect(new Set(titles((await get('/fr/week-ends/bretagne?flow=hotel')).body))).toEqual(new Set(['hotel']))
  expect(new Set(titles((await get('/fr/week-ends/bretagne')).body))).toEqual(new Set(['sejour']))
})

// @rule S4.82
it('around coordinates suggests the next radius where few stays are near', async () => {
  const { body } = await get('/fr/week-ends?lat=49.35&lng=4.03&distanceMax=5')
  expect(headings(body)).toContain('Dans un rayon de 30\u00A0km')
})

describe('a search page', () => {
  // @rule B4.22
  it('links to the other flow with the criteria of the query, from its first page', async () => {
    const { body } = await get('/fr/week-ends?stars=4&page=1')
    expect(body).toContain('href="/fr/week-ends?flow=gifting&amp;stars=4"')
    const gifts = await get('/fr/week-ends?flow=gifting&stars=4')
    expect(gifts.body).toMatch(/href="\/fr\/week-ends\?stars=4"[^>]*>Séjours/)
    const activities = await get('/fr/activites?theme=26')
    expect(activities.body).toContain('href="/fr/week-ends?flow=gifting"')
  })

  // @rule B2.41
  it('is the target of the flow switch on pages without one; for a hotel, with its own stays', async () => {
    const flowsOf = async (path: string) => {
      const toggle = /<nav [^>]*data-flows[^>]*>(.*?)<\/nav>/s.exec((await get(path)).body)?.[1] ?? ''
      return [...toggle.matchAll(/href="([^"]*)"([^>]*)/g)].map(([, to = '', more = '']) => [
        to.replaceAll('&amp;', '&'),
        more.includes('aria-current'),
      ])
    }
    const home = [
      ['/fr', true],
      ['/fr?flow=gifting', false],
    ]
    expect(await flowsOf('/fr')).toEqual(home)
    const cards = [
      ['/fr/week-ends', false],
      ['/fr/week-ends?flow=gifting', false],
    ]
    expect(await flowsOf('/fr/contact')).toEqual(cards)
    expect(await flowsOf('/fr/nowhere')).toEqual(cards)
    expect(await flowsOf('/fr/hotel/1057?a=3')).toEqual([
      ['/fr/week-ends?hotel=1057', true],
      ['/fr/week-ends?flow=gifting&hotel=1057', false],
    ])
    expect(await flowsOf('/fr/sejour/10572?flow=gifting&a=3')).toEqual([
      ['/fr/sejour/10572?a=3', false],
      ['/fr/sejour/10572?a=3&flow=gifting', true],
    ])
  })

  // @rule S2.56
  it('has its selling points above the results', async () => {
    for (const [path, text] of [
      ['/fr/week-ends', 'L’esprit tranquille'],
      ['/fr/week-ends/bretagne?flow=gifting', 'Vous choisissez le séjour'],
      ['/fr/activites', 'Un cadeau personnalisé'],
    ] as const) {
      const { body } = await get(path)
      expect(body.slice(body.indexOf('<h1'), body.indexOf('id="results"'))).toContain(text)
    }
  })

  // @rule S9.10
  it.each([
    '/fr/week-ends?sort=priceAsc',
    '/fr/week-ends?sort=priceAsc&page=1',
    '/fr/week-ends/bretagne?sort=priceAsc',
    '/fr/week-ends/bretagne?sort=priceAsc&checkin=2027-04-09&checkout=2027-04-11',
    '/it/weekend?sort=priceAsc&flow=hotel',
    '/nl/nl/weekendjes-weg?sort=priceAsc',
    '/es/escapadas?sort=svPriceAsc&flow=gifting',
  ])('sorted by price ascends by the price that is printed large: %s', async (path) => {
    const { body } = await get(path)
    const [exact = ''] = body.slice(body.indexOf('id="results"')).split(/aria-label="(?:Pages|Pagina|Páginas|Pagine)/)
    const prices = [...exact.matchAll(/<article.*?<\/article>/gs)].flatMap(([card]) => {
      const large = /<b>([^<]*€[^<]*)<\/b>/.exec(card)?.[1]
      return large === undefined ? [] : [cents(large)]
    })
    expect(prices.length).toBeGreaterThan(5)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  // @rule S2.56
  it('has selling points by flow', async () => {
    const [booking, gifting] = await Promise.all([get('/fr/week-ends'), get('/fr/week-ends?flow=gifting')])
    expect(booking.body.includes('L’esprit tranquille')).toBe(true)
    expect(gifting.body.includes('Vous choisissez le séjour, le bénéficiaire choisit les dates')).toBe(true)
    expect(gifting.body.includes('L’esprit tranquille')).toBe(false)
  })

  // @rule S2.50 S6.3
  it('has a banner after three results and one after nine; customer care sees no gifts between them', async () => {
    const { body } = await get('/fr/week-ends')
    const main = body.slice(body.indexOf('id="results"'), body.indexOf('aria-label="Pages"'))
    const order = [...main.matchAll(/<(h2|article)[ >]/g)].map(([, tag]) => tag)
    expect(order.flatMap((tag, at) => (tag === 'h2' ? [at] : []))).toEqual([0, 4, 11])
    expect(main).toContain('Offrez un week-end dont on se souvient')
    const care = await getAsAgent('/fr/week-ends')
    expect(care.body.includes('aria-label="Pages"')).toBe(true)
    expect(care.body.includes('Offrez un week-end dont on se souvient')).toBe(false)
  })

  // @rule S2.78 S2.79
  it('has the announcement and the promo bar of its flow; customer care no announcement', async () => {
    const bar = (body: string) => /<nav[^>]*aria-label="En ce moment"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? ''
    const [booking, gifting, care] = await Promise.all([
      get('/fr/week-ends'),
      get('/fr/week-ends?flow=gifting'),
      getAsAgent('/fr/week-ends'),
    ])
    expect(bar(booking.body)).toContain('href="/fr/info/help"')
    expect(bar(gifting.body)).toContain('href="/fr/gift-card"')
    expect(bar(booking.body)).not.toContain('href="/fr/gift-card"')
    expect(booking.body.includes('Réservez l’esprit tranquille')).toBe(true)
    expect(gifting.body.includes('Réservez l’esprit tranquille')).toBe(false)
    expect(care.body.includes('Réservez l’esprit tranquille')).toBe(false)
  })

  // @rule S3.15
  it('gives stays in the words of a gift, by voucher price', async () => {
    const { body } = await get('/fr/week-ends/bretagne?flow=gifting&giftNights=2&priceMax=30000&sort=svPriceAsc')
    const title = /<h1>(.*?)<\/h1>/.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, '')
    expect([title, /<title>([^<·]+)/.exec(body)?.[1]]).toEqual(['Offrir un week-end en Bretagne', 'Offrir un week-end en Bretagne '])
    expect(body.includes('2 nuits à offrir')).toBe(true)
    const prices = [...body.slice(body.indexOf('<article')).matchAll(/<b>(\d+)\s€<\/b>/g)].map(([, price]) => Number(price))
    expect(prices.slice(0, 3)).toEqual(prices.slice(0, 3).toSorted((a, b) => a - b))
  })

  // @rule S3.12
  it('says how far stays are from a town, not from the middle of a region', async () => {
    const far = /\d\skm<\/span>/
    expect(far.test((await get('/fr/week-ends/saint-malo')).body)).toBe(true)
    expect(far.test((await get('/fr/week-ends/bretagne')).body)).toBe(false)
  })

  it('says in its heading which page it is', async () => {
    const headingOf = async (path: string) => /<h1>(.*?)<\/h1>/.exec((await get(path)).body)?.[1]?.replaceAll(/<[^>]+>/g, '')
    const first = await headingOf('/fr/week-ends/bretagne')
    expect(await headingOf('/fr/week-ends/bretagne?page=1')).toBe(`${first} · page 2`)
    expect(await headingOf('/nl/nl/weekendjes-weg?page=2')).toMatch(/ · pagina 3$/)
    expect(await headingOf('/fr/activites?page=1')).toMatch(/ · page 2$/)
  })

  // @rule S2.48
  it('has its picture, title, breadcrumb and search box before anything is searched', async () => {
    const { body } = await get('/fr/week-ends/bretagne')
    const before = body.slice(body.indexOf('<main'), body.indexOf('id="results"'))
    expect(/<h1>(.*?)<\/h1>/.exec(before)?.[1]).toContain('Bretagne')
    expect(before).toMatch(/<img [^>]*src="[^"]*\/pictures\//)
    expect(before).toMatch(/<nav[^>]*aria-label="Fil d’Ariane"[\s\S]*?href="\/fr\/week-ends"/)
    expect(before).toMatch(/<search [\s\S]*name="q"/)
  })

  // @rule S2.45
  it('hands on, without scripts, the place of the query, whose name its field does not know; the path’s by its name', async () => {
    const hidden = async (path: string) => {
      const [form = ''] = /<search [\s\S]*?<\/search>/.exec((await get(path)).body) ?? []
      return [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => `${name}=${value}`)
    }
    expect(await hidden('/fr/week-ends?hotel=1001&a=3')).toEqual(['hotel=1001'])
    // A hotel has no activities of its own.
    expect(await hidden('/fr/activites?hotel=1001')).toEqual([])
    expect(await hidden('/fr/activites?city=2988507')).toEqual(['city=2988507'])
    expect((await get('/fr/activites?q=Paris&city=2988507&a=3')).headers['location']).toBe('/fr/activites?a=3&city=2988507')
    expect(await hidden('/fr/week-ends/bretagne')).toEqual([])
    expect((await get('/fr/week-ends?q=Dinard&hotel=1001')).headers['location']).toBe('/fr/week-ends/dinard')
  })

  // @rule S2.41 S2.45
  it.each([
    ['/fr/week-ends?q=Romantique&a=3', '/fr/week-ends?a=3&theme='],
    ['/fr/week-ends/bretagne?q=Gastronomie', '/fr/week-ends?theme='],
    ['/fr/week-ends?q=d%C3%A9tente&flow=gifting', '/fr/week-ends?flow=gifting&theme='],
    ['/nl/nl/weekendjes-weg?q=romantisch', '/nl/nl/weekendjes-weg?theme='],
  ])('leads without scripts to the theme that was typed as a place: %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers['location']]).toEqual([302, expect.stringMatching(new RegExp(`^${location.replaceAll('?', '\\?')}\\d+$`))])
    expect((await get(headers['location'] ?? '')).status).toBe(200)
  })

  // @rule S9.23 S2.55
  it('shows 24 results, then links to neighbouring searches with their offers, and a long text', async () => {
    const { body } = await get('/fr/week-ends/bretagne')
    const [results = '', after = ''] = body.split('aria-label="Pages"')
    expect(stays(results)).toHaveLength(24)
    const links = [...after.matchAll(/<li><a href="(\/fr\/week-ends\/[^"]+)">[^<]+<\/a> <span class="muted">(\d[\d\s\u202f]*)<\/span>/g)]
    expect(links.length).toBeGreaterThan(4)
    const [, path = '', count] = links[0] ?? []
    expect((await get(path)).body).toMatch(new RegExp(`<h2[^>]*>${count} hôtels?`))
    expect(after.slice(after.lastIndexOf('class="muted"'))).toMatch(/<section><h2>[^<]+<\/h2><p>[^<]{80,}/)
  })

  // @rule S2.34
  it('shows that a family shares a room, but not for the Family theme', async () => {
    const text = async (query: string) => (await get(`/fr/week-ends?${query}`)).body.includes('tout le monde dort dans la même chambre')
    expect([await text('c=1'), await text('b=1'), await text('a=3'), await text('c=1&theme=39')]).toEqual([true, true, false, false])
    // A gift is for two.
    expect(await text('c=1&flow=gifting')).toBe(false)
  })

  // @rule S2.77
  it('offers customer service by phone where vouchers are sold, and nowhere else', async () => {
    const phone = async (path: string) => {
      const { body } = await get(path)
      return body.slice(body.indexOf('<main'), body.indexOf('</main>')).includes('href="tel:')
    }
    expect([await phone('/fr/week-ends?flow=gifting'), await phone('/fr/week-ends')]).toEqual([true, false])
  })

  // @rule S6.4
  it('has gift boxes below the results, but not for customer care', async () => {
    const boxes = async (open: typeof get) => /<section[^>]* id="[^"]+" data-promotion=/.test((await open('/fr/week-ends')).body)
    expect([await boxes(get), await boxes(getAsAgent)]).toEqual([true, false])
  })

  // @rule S2.54
  it('links to the previous and next page, with the criteria', async () => {
    const hint = (body: string, rel: string) => new RegExp(`<link rel="${rel}" href="[^"]*(/fr/[^"]+)"`).exec(body)?.[1]
    const [first, second] = await Promise.all([get('/fr/week-ends'), get('/fr/week-ends?page=1')])
    expect([hint(first.body, 'prev'), hint(first.body, 'next')]).toEqual([undefined, '/fr/week-ends?page=1'])
    expect([hint(second.body, 'prev'), hint(second.body, 'next')]).toEqual(['/fr/week-ends', '/fr/week-ends?page=2'])
    const { body } = await get('/fr/week-ends?flow=gifting&stars=4&page=1')

    expect(body.includes('href="/fr/week-ends?flow=gifting&amp;page=2&amp;stars=4"')).toBe(true)
    expect(body.includes('href="/fr/week-ends?flow=gifting&amp;stars=4"')).toBe(true)
  })
})
