import * as v from 'valibot'
import { describe, expect, inject, it } from 'vitest'
import { ActivityDetail, ActivityOffers } from '../../src/contract/activity.ts'
import { FacetsResponse } from '../../src/contract/facets.ts'
import { GeoSuggestions } from '../../src/contract/geo.ts'
import { OffersResponse } from '../../src/contract/offers.ts'
import { ActivityImages } from '../../src/contract/gifts.ts'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { get, fetchJson } from './site.ts'

const tag = (body: string, pattern: RegExp) => body.match(pattern)?.[1] ?? ''
const robots = (body: string) => tag(body, /<meta name="robots" content="([^"]+)"/)
const canonical = (body: string) => tag(body, /<link rel="canonical" href="([^"]+)"/)
const languages = (body: string) => [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, language]) => language)
const things = (body: string): { '@type': string; offers?: { price: string } }[] =>
  [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(([, json]) => JSON.parse(json!))

describe.each(markets.map((market) => [market.id, market] as const))('activities in %s', (_, { base, language, locale }) => {
  const list = `${base}/${segments.activities[language]}`

  // @rule S2.73 B2.35
  it('are listed with a head of their own', async () => {
    const { status, body } = await get(list)
    expect(status).toBe(200)
    expect(body.match(new RegExp(`href="${list}/\\d+[^"]*">`, 'g'))).toHaveLength(24)
    expect([robots(body), canonical(body)]).toEqual([expect.stringMatching(/^index, ?follow/), inject('site') + list])
    expect(languages(body)).toEqual(expect.arrayContaining(['fr-FR', 'es-ES', 'fr-BE', 'nl-BE', 'nl-NL', 'it-IT']))
    expect(things(body).map((thing) => thing['@type'])).toContain('BreadcrumbList')
    expect(body).not.toMatch(/undefined|NaN/)
    for (const name of ['filters', 'sort']) expect(body).toContain(`data-name="${name}"`)
  })

  // @rule B2.32
  it('have a page each', async () => {
    const { status, body } = await get(`${list}/700001`)
    const detail = v.parse(ActivityDetail, await fetchJson(`/api/activity-only/weekend/700001/detail.json?locale=${locale}`))
    expect(status).toBe(200)
    expect(canonical(body)).toBe(`${inject('site')}${list}/700001`)
    expect(languages(body)).toHaveLength(6)
    const forTwo = detail.prices['2']
    expect(things(body).find((thing) => thing['@type'] === 'Product')?.offers?.price).toBe(((forTwo?.sellPrice ?? 0) / 100).toFixed(2))
    for (const id of ['program', 'nice-to-know', 'important', 'places', 'getting-there', 'hours', 'to-know', 'how']) {
      expect(body).toContain(`id="${id}"`)
    }
    for (const line of [...detail.niceToKnow, ...detail.activities.flatMap(({ importantInformation }) => importantInformation)])
      expect(body.split(`>${line}<`)).toHaveLength(2)
    const title = body.slice(body.indexOf('<h1'), body.indexOf('data-name="gallery"')).replaceAll('&#x27;', "'")
    const badges = detail.activities.flatMap(({ univers, duration = univers }) => [univers, duration])
    for (const badge of [...badges, detail.mainActivityCenter.label, '12']) expect(title).toContain(badge)
    expect(body).not.toMatch(/undefined|NaN/)
  })

  // @rule B2.32
  it('say a condition once, and head what is good to know once', async () => {
    const detail = v.parse(ActivityDetail, await fetchJson(`/api/activity-only/weekend/700001/detail.json?locale=${locale}`))
    const { body } = await get(`${list}/700001`)
    const shown = body.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    const headings = [...shown.matchAll(/<h[2-4][^>]*>([^<]+)<\/h[2-4]>/g)].map(([, heading]) => heading)
    expect(headings).toEqual([...new Set(headings)])
    const conditions = detail.activities.flatMap(({ importantInformation }) => importantInformation)
    expect(conditions).not.toEqual([])
    for (const line of [...conditions, ...detail.niceToKnow, ...detail.importantInfo]) {
      expect([line, shown.split(`>${line}<`).length - 1]).toEqual([line, 1])
    }
  })
})

describe('the search for activities', () => {
  // @rule B2.35
  it('renders the criteria of the query, not indexed', async () => {
    const { body } = await get('/fr/activites?theme=26&page=1')
    expect(robots(body)).toMatch(/^noindex/)
    expect(canonical(body)).toBe(`${inject('site')}/fr/activites`)
    expect(body).toContain('href="/fr/activites?theme=26"')
  })

  // @rule S8.7
  it('has a message without results, with a link to all of them', async () => {
    const { status, body } = await get('/fr/activites?lat=0&lng=0&distanceMax=5')
    expect(status).toBe(200)
    expect(body).toContain('Aucune activité trouvée pour cette recherche')
    expect(body).toMatch(/href="\/fr\/activites"[^>]*>Voir toutes les activités/)
  })

  it('finds kinds and prices by the query, as many as the filters count, with the applied ones to remove', async () => {
    const counted = async (query: string) => v.parse(FacetsResponse, await fetchJson(`/api/facets.json?locale=fr_FR&flow=activity${query}`))
    const kinds = (await counted('&withActivities=true')).properties.find(({ propertyType }) => propertyType === 'tag')?.values ?? []
    const [kind] = kinds.toSorted((a, b) => b.count - a.count)
    const { body } = await get(`/fr/activites?tags=${kind?.id}&priceMax=15000`)
    const { totalCount } = await counted(`&tags=${kind?.id}&priceMax=15000`)
    expect(totalCount).toBeLessThanOrEqual(kind?.count ?? 0)
    expect(body).toContain(`${totalCount} activités</h2>`)
    expect(body).toMatch(new RegExp(`href="/fr/activites\\?priceMax=15000"[^>]*aria-label="${kind?.name}`))
    expect(body).toMatch(/<form[^>]*aria-label="Filtres" action="\/fr\/activites"/)
    expect(body).not.toContain('name="c"')
    const found = v.parse(OffersResponse, await fetchJson(`/api/offers.json?locale=fr_FR&flow=activity&tags=${kind?.id}&priceMax=15000`))
    expect(found.searchDetails.totalCount).toBe(totalCount)
  })

  it('has the searched place in title, heading and search box, and what its country has besides', async () => {
    const [place] = v.parse(GeoSuggestions, await fetchJson('/api/autocomplete-geonames.json?locale=fr_FR&term=Toscane')).suggestions
    const { body } = await get(`/fr/activites?region=${place?.value}`)
    expect(body).toContain('<title>Activités en Toscane')
    expect(body).toMatch(/<h1[^>]*>Activités en Toscane</)
    expect(body).toMatch(/<h2[^>]*>\d+ activités? en Toscane</)
    expect(body).toMatch(/name="q"[^>]*value="Toscane"|value="Toscane"[^>]*name="q"/)
    const more = Number(tag(body, /Voir (\d+) activités/))
    const country = tag(body, /href="\/fr\/activites\?(country=\d+[^"]*)"/).replaceAll('&amp;', '&')
    const { searchDetails } = v.parse(OffersResponse, await fetchJson(`/api/offers.json?locale=fr_FR&flow=activity&${country}`))
    expect(searchDetails.totalCount).toBe(more)
  })

  // @rule S3.12
  it('says how far each is around a place, and nothing of it in the whole market', async () => {
    const kilometres = (body: string) => [...body.matchAll(/· ([\d,]+)\skm</g)].map(([, number]) => Number(number?.replace(',', '.')))
    const { body } = await get('/fr/activites?city=2988507&lat=48.85&lng=2.35&distanceMax=60')
    expect(kilometres(body)).toHaveLength(body.split('<article').length - 1)
    expect(Math.max(...kilometres(body))).toBeLessThanOrEqual(60)
    expect(kilometres((await get('/fr/activites')).body)).toEqual([])
  })

  // @rule S8.9
  it('has none in a place that nobody knows, which is no failure', async () => {
    const { body } = await get('/fr/activites?city=99999999')
    expect(body).toContain('Aucune activité trouvée pour cette recherche')
    expect(body).not.toContain('Oups')
  })

  it('finds the place by its name without scripts', async () => {
    const { status, headers } = await get('/fr/activites?q=Bretagne&a=3')
    expect(status).toBe(302)
    expect(headers['location']).toMatch(/^\/fr\/activites\?a=3&region=\d+$/)
  })

  // @rule S2.74
  it('shows four selling points, and search without dates', async () => {
    const { body } = await get('/fr/activites')
    expect(body).toContain('Un cadeau personnalisé')
    expect(body).toContain('Des activités pour tous les budgets')
    expect(body).toContain('Le bénéficiaire choisit sa date')
    expect(body).toContain('Un cadeau échangeable')
    expect(body).not.toContain('name="checkin"')
  })

  it('is the same in a minisite as in the market', async () => {
    const slug = new URL(inject('minisite')).pathname
    const { status, body } = await get(`${slug}/activites`)
    expect(status).toBe(200)
    expect(body).toMatch(new RegExp(`href="${slug}/activites/\\d+`))
    expect(canonical(body)).toBe(`${inject('site')}/fr/activites`)
  })
})

describe('the page of an activity', () => {
  // @rule B2.34
  it('keeps its page when it is over, with the way to the stays’ home where the price was', async () => {
    const { status, body } = await get('/fr/activites/700020')
    expect(status).toBe(410)
    expect(robots(body)).toMatch(/^noindex/)
    expect(body).toContain('id="program"')
    expect(body).not.toContain('data-name="activity-box"')
    expect(body).toMatch(/href="\/fr"[^>]*>Voir d’autres offres/)
  })

  // @rule B2.33
  it.each(['/fr/activites/abc', '/fr/activites/999999999', '/fr/activites/10572'])('%s is a real 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  // @rule B4.11
  it('prices the number of guests of the query, and offers the next without scripts', async () => {
    const { prices } = v.parse(ActivityDetail, await fetchJson('/api/activity-only/weekend/700001/detail.json?locale=fr_FR'))
    const { body } = await get('/fr/activites/700001?a=2')
    expect(body).toMatch(new RegExp(`<b>${(prices[2]?.sellPrice ?? 0) / 100}\\s€</b>`))
    expect(body).toMatch(/<button[^>]*value="1"[^>]*name="a"/)
  })

  // @rule B4.12
  it('is offered or bought for oneself without scripts', async () => {
    const { body } = await get('/fr/activites/700001')
    const forms = [...body.matchAll(/<form action="([^"]*)".*?<\/form>/gs)].filter(([, action]) => action?.includes('checkout/gift'))
    expect(forms.map(([form]) => /name="customType" value="OWN_USE"/.test(form))).toEqual([false, true])
    for (const [form] of forms) expect(form).toMatch(/name="id" value="700001"/)
  })
})

describe('the islands’ calls for activities', () => {
  const request = (body: string, query = '?locale=fr_FR') =>
    get(`/api/search/activity-only.json${query}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const whole = {
    locale: 'fr_FR',
    page: 1,
    numberOfPackagesPerHotel: 20,
    filters: {
      property: { location: {} },
      offer: { categories: { themeIds: [] }, familyComposition: { adults: 2, children: 0, babies: 0 }, price: {} },
    },
    sorting: { orderBy: 'priceQuality' },
  }

  // @rule S7.23 S3.19
  it('return a search with the shape of its contract', async () => {
    const { status, body, headers } = await request(JSON.stringify(whole))
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(v.parse(ActivityOffers, JSON.parse(body)).results).toHaveLength(24)
  })

  // @rule S7.22
  it('search for two adults everywhere by default, in the locale of the query', async () => {
    const { body } = await request(JSON.stringify({ numberOfPackagesPerHotel: 20 }))
    expect(JSON.parse(body)).toEqual(JSON.parse((await request(JSON.stringify({ ...whole, page: 0 }))).body))
  })

  it('return no activities for an unknown place', async () => {
    const { filters } = whole
    const nowhere = { ...whole, filters: { ...filters, property: { location: { cityId: 99_999_999 } } } }
    const { body } = await request(JSON.stringify(nowhere))
    expect(v.parse(ActivityOffers, JSON.parse(body)).results).toEqual([])
  })

  it.each([
    ['nothing', '', '?locale=fr_FR'],
    ['no JSON', '{', '?locale=fr_FR'],
    ['no question', 'null', '?locale=fr_FR'],
    ['no locale in the query', JSON.stringify(whole), ''],
    ['too many packages', JSON.stringify({ ...whole, numberOfPackagesPerHotel: 21 }), '?locale=fr_FR'],
    ['a negative page', JSON.stringify({ ...whole, page: -1 }), '?locale=fr_FR'],
  ])('refuses %s', async (_, body, query) => {
    expect((await request(body, query)).status).toBe(400)
  })

  it('reject other parameters', async () => {
    expect((await request(JSON.stringify({ ...whole, more: 'x'.repeat(20_000) }))).status).toBe(413)
  })

  it('refuses a body that is too large', async () => {
    expect((await request(JSON.stringify({ ...whole, more: 'x'.repeat(20_000) }), '?locale=fr_FR')).status).toBe(413)
  })

  // @rule S7.23
  it('are allowed by POST only', async () => {
    const { status, headers } = await get('/api/search/activity-only.json?locale=fr_FR')
    expect([status, headers['allow']]).toEqual([405, 'POST'])
  })

  // @rule B7.4
  it('return all pictures of an activity', async () => {
    const { images } = v.parse(ActivityImages, await fetchJson('/api/activities/700001/images.json?locale=fr_FR'))
    expect(images.length).toBeGreaterThan(0)
  })
})

it('the sitemap lists what is published, and the search itself', async () => {
  const urls = async (part: string) =>
    [...(await get(part)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replace(inject('site'), ''))
  expect(await urls('/fr/sitemap-activities-1.xml')).toContain('/fr/activites/700001')
  expect(await urls('/fr/sitemap-activities-1.xml')).not.toContain('/fr/activites/700020')
  expect(await urls('/it/sitemap-pages-1.xml')).toContain('/it/attivita')
  expect((await get('/sitemap.xml')).body).toContain('/nl/nl/sitemap-activities-1.xml')
})
