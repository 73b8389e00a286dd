import { describe, expect, inject, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { get } from './site.ts'

const dates = 'checkin=2027-04-13&checkout=2027-04-14'
const tag = (body: string, pattern: RegExp) => body.match(pattern)?.[1] ?? ''
const robotsOf = (body: string) => tag(body, /<meta name="robots" content="([^"]+)"/)

describe('the wishlist', () => {
  it.each(markets.map(({ base, language }) => [`${base}/${segments.wishlist[language]}`]))(
    'at %s is for everyone, not for crawlers, and linked from the header',
    async (path) => {
      const { status, body, headers } = await get(path)
      expect(status).toBe(200)
      expect(robotsOf(body)).toMatch(/^noindex/)
      expect(tag(body, /<link rel="canonical" href="([^"]+)"/)).toBe(inject('site') + path)
      expect(body).toMatch(/<noscript>.*JavaScript.*<\/noscript>.*data-name="wishlist" data-id="\w+-" data-when="load"/s)
      expect(body).toMatch(new RegExp(`<header.*<a [^>]*href="${path}" data-same-dates="">.*</header>`, 's'))
      expect(headers['cache-control']).toContain('s-maxage=300')
    },
  )

  it('is inside a minisite too, and canonical to the market’s', async () => {
    const { status, body } = await get('/fr/marche-bleu/favoris')
    expect(status).toBe(200)
    expect(tag(body, /<link rel="canonical" href="([^"]+)"/)).toBe(`${inject('site')}/fr/favoris`)
    expect(body).toContain('href="/fr/marche-bleu/favoris"')
  })

  it('is where the account’s wishlist leads', async () => {
    const { status, headers } = await get('/it/account/wishlist')
    expect([status, headers['location']]).toEqual([302, '/it/preferiti'])
    expect((await get('/fr/account/trips')).headers['location']).toMatch(/^http.*\/account\/trips/)
  })
})

describe('a shared list', () => {
  // @rule B6.44
  it('has its products in order with the prices of its dates and guests, and changes nothing of the visitor’s', async () => {
    const { status, body, headers } = await get(`/fr/favoris?ids=12864-a700001-999999-10572&${dates}&a=2`)
    expect(status).toBe(200)
    expect(robotsOf(body)).toMatch(/^noindex/)
    expect(body).toContain('<h1>Une liste partagée avec vous</h1>')
    expect(body).toContain('13–14 avr.')
    expect([...body.matchAll(/<wish-heart data-item="([^"]+)"/g)].map(([, wish]) => wish)).toEqual([
      'STAY:12864',
      'ACTIVITY:700001',
      'STAY:10572',
    ])
    expect(body).toContain('data-add-wishes="STAY:12864 ACTIVITY:700001 STAY:10572"')
    expect(body.replaceAll('&amp;', '&')).toContain(`href="/fr/sejour/10572?${dates}"`)
    expect(body).not.toContain('data-name="wishlist"')
    expect(headers['cache-control']).not.toMatch(/s-maxage=[1-9]/)
  })

  it('may be shared for a minute without dates', async () => {
    const { headers } = await get('/nl/nl/favorieten?ids=10572')
    expect(headers['cache-control']).toContain('s-maxage=60')
    expect(headers['cache-tag']).toContain('wishlist')
  })

  // @rule B6.43
  it('says which products are sold out or expired', async () => {
    const { body } = await get('/fr/favoris?ids=10572-a700020&checkin=2027-04-13&checkout=2027-04-14&a=1&c=9')
    expect(body).toContain('Indisponible à vos dates')
    expect(body).toContain('N’est plus en vente')
  })

  it('of nothing that exists has a way on', async () => {
    const { status, body } = await get('/fr/favoris?ids=999999')
    expect(status).toBe(200)
    expect(body).toContain('Les offres de cette liste n’existent plus')
  })

  it.each(['ids=', 'ids=abc', 'ids=1,2', `ids=${Array.from({ length: 31 }, (_, at) => at + 1).join('-')}`, 'ids=%3Cscript%3E'])(
    'is not one with %s: the visitor’s own is shown',
    async (query) => {
      const { status, body } = await get(`/fr/favoris?${query}`)
      expect(status).toBe(200)
      expect(body).toContain('data-name="wishlist"')
    },
  )
})

describe('the products of the API', () => {
  it('have prices that nobody may store', async () => {
    const { status, body, headers } = await get(`/api/products.json?locale=fr_FR&products=STAY:10572&checkin=2027-04-13&nights=1`)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ products: [{ wish: 'STAY:10572', offer: { nights: 1 } }] })
    expect(headers['cache-control']).not.toMatch(/s-maxage=[1-9]/)
  })

  it.each(['', 'products=', 'products=HOTEL:1', 'products=STAY:1&nights=99', `products=${'STAY:1,'.repeat(30)}STAY:2`])(
    'are refused for "%s"',
    async (query) => expect((await get(`/api/products.json?locale=fr_FR&${query}`)).status).toBe(400),
  )
})
