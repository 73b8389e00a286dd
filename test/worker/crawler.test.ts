import { describe, expect, inject, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { get } from './site.ts'

const tag = (body: string, pattern: RegExp) => body.match(pattern)?.[1] ?? ''
const canonicalOf = (body: string) => tag(body, /<link rel="canonical" href="([^"]+)"/)
const alternatesOf = (body: string) =>
  [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, url]) => [language!, url!] as const)

interface Thing {
  readonly '@type': string
  readonly '@id'?: string
  readonly name?: string
  readonly amenityFeature?: readonly unknown[]
  readonly offers?: { readonly offeredBy?: unknown }
}

/** The structured data of a page. */
async function thingsOn(path: string): Promise<Thing[]> {
  const { status, body } = await get(path)
  expect([path, status]).toEqual([path, 200])
  return [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(([, json]) => JSON.parse(json!))
}

describe('a crawler', () => {
  it.each(markets.map(({ id, base, language }) => [id, base, language] as const))(
    'reads results, title and description in %s',
    async (_, base, language) => {
      const { status, body } = await get(`${base}/${segments.stays[language]}`)
      expect(status).toBe(200)
      expect(tag(body, /<title>([^<]+)</)).toBeTruthy()
      expect(tag(body, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(50)
      expect(tag(body, /<meta name="robots" content="([^"]+)"/)).toMatch(/^index, ?follow$/)
      expect(canonicalOf(body)).toBe(`${inject('site')}${base}/${segments.stays[language]}`)
      expect([...body.matchAll(new RegExp(`href="${base}/${segments.stay[language]}/\\d+`, 'g'))].length).toBeGreaterThanOrEqual(24)
      expect(body).not.toContain('undefined')
      expect(body).not.toContain('NaN')
    },
  )

  it.each(['/fr', '/fr/week-ends', '/fr/sejour/10572', '/fr/hotel/1057', '/fr/activites/700001', '/fr/contact', '/', '/be'])(
    'finds one head before the body, with its title, description and address: %s',
    async (path) => {
      // The second response comes from memory.
      for (const { body } of [await get(path), await get(path)]) {
        const [head = '', ...rest] = body.split('</head><body>')
        expect([body.match(/<head>/g)?.length, rest.length]).toEqual([1, 1])
        for (const part of ['<title>', 'rel="canonical"', 'rel="icon"', 'rel="stylesheet"']) expect(head).toContain(part)
        expect(tag(head, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(50)
      }
    },
  )

  it.each(['/fr/week-ends/bretagne', '/be/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX'])(
    'finds %s in the other markets, reciprocally',
    async (path) => {
      const { body } = await get(path)
      const alternates = alternatesOf(body)
      expect(alternates.map(([language]) => language).sort()).toEqual(['es-ES', 'fr-BE', 'fr-FR', 'it-IT', 'nl-BE', 'nl-NL'])
      for (const [, url] of alternates) {
        const other = await get(new URL(url).pathname)
        expect([other.status, canonicalOf(other.body)]).toEqual([200, url])
        expect(alternatesOf(other.body)).toEqual(expect.arrayContaining(alternates.map((entry) => [...entry])))
      }
    },
  )

  it('finds a page for all other languages only where that links back', async () => {
    const languages = async (path: string) => alternatesOf((await get(path)).body).map(([language]) => language)
    for (const home of ['/', '/fr', '/be/nl']) expect(await languages(home)).toContain('x-default')
    for (const deep of ['/fr/week-ends', '/fr/contact', '/fr/hotel/1057']) expect(await languages(deep)).not.toContain('x-default')
  })

  it('finds every page of a list: indexed, canonical to itself, with its number in title and description', async () => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const descriptionOf = (body: string) => tag(body, /<meta name="description" content="([^"]+)"/)
    for (const [path, last] of [
      ['/fr/week-ends', 45],
      ['/fr/week-ends/bretagne', 1],
      ['/nl/nl/activiteiten', 3],
    ] as const) {
      const first = await get(path)
      for (const page of [1, last]) {
        const { status, body } = await get(`${path}?page=${page}`)
        const title = tag(body, /<title>([^<]+)</)
        expect([path, status, canonicalOf(body)]).toEqual([path, 200, `${inject('site')}${path}?page=${page}`])
        expect(tag(body, /<meta name="robots" content="([^"]+)"/)).toMatch(/^index, ?follow$/)
        expect(title).toMatch(new RegExp(` · (?:page|pagina) ${page + 1}(?: · Escale)?$`))
        expect(body).toContain('<link rel="prev"')
        expect(alternatesOf(body)).toEqual([])
        expect(descriptionOf(body)).toMatch(new RegExp(` · (?:page|pagina) ${page + 1}$`))
        expect(descriptionOf(body).length).toBeLessThanOrEqual(155)
        titles.add(title)
        descriptions.add(descriptionOf(body))
      }
      descriptions.add(descriptionOf(first.body))
      titles.add(tag(first.body, /<title>([^<]+)</))
    }
    expect([titles.size, descriptions.size]).toEqual([8, 8])
  })

  it('gets 404 for a page beyond the last one, and no address for it', async () => {
    for (const path of ['/fr/week-ends?page=46', '/fr/week-ends/dinard?page=5', '/fr/activites?page=90']) {
      const { status, body } = await get(path)
      expect([path, status, canonicalOf(body)]).toEqual([path, 404, ''])
      expect(tag(body, /<meta name="robots" content="([^"]+)"/)).toBe('noindex, follow')
    }
  })

  // @rule S2.57
  it('gets noindex for a refined search, with the canonical page', async () => {
    const { body } = await get('/fr/week-ends/bretagne?stars=4')
    expect(tag(body, /<meta name="robots" content="([^"]+)"/)).toMatch(/^noindex, ?follow$/)
    expect(canonicalOf(body)).toBe(`${inject('site')}/fr/week-ends/bretagne`)
  })

  it.each([
    ['/fr/week-ends/asturies-province', '/fr/week-ends/asturies'],
    ['/nl/nl/weekendjes-weg/stedentrip/brussel-hoofdstad?stars=4', '/nl/nl/weekendjes-weg/stedentrip/brussel?stars=4'],
    ['/fr/marche-bleu/week-ends/paris-province', '/fr/marche-bleu/week-ends/paris'],
  ])('finds one page for one area: %s is redirected to %s', async (path, own) => {
    const { status, headers } = await get(path)
    expect([status, headers['location']]).toEqual([308, own])
    expect((await get(own)).status).toBe(200)
  })

  it('finds on a stay with extras the address of the stay without them', async () => {
    const { body } = await get('/fr/sejour/100111')
    expect([canonicalOf(body), tag(body, /<meta name="robots" content="([^"]+)"/)]).toEqual([
      `${inject('site')}/fr/sejour/10011`,
      'noindex,follow',
    ])
  })

  it('finds no address of a hotel that sells nothing, and no reason to keep it', async () => {
    const { body } = await get('/fr/hotel/1019')
    expect(tag(body, /<meta name="robots" content="([^"]+)"/)).toBe('noindex, follow')
    expect((await get('/fr/sitemap-hotels-1.xml')).body).not.toContain('/fr/hotel/1019<')
  })

  it('comes from stays and hotels to what is near them, and from activities to stays', async () => {
    const followed = async (path: string, to: RegExp) =>
      [...(await get(path)).body.matchAll(/<a ([^>]*)>/g)].filter(([, link = '']) => to.test(link) && !link.includes('nofollow')).length
    for (const path of ['/fr/sejour/10013', '/fr/hotel/1001']) {
      expect([path, await followed(path, /href="\/fr\/activites\/\d+"/)]).toEqual([path, 6])
      expect(await followed(path, /href="\/fr\/week-ends\/(?!.*\/)[a-z-]+"/)).toBeGreaterThan(0)
    }
    expect(await followed('/it/attivita/700002', /href="\/it\/soggiorno\/\d+"/)).toBeGreaterThanOrEqual(3)
  })

  it.each(['/fr/week-ends/city-trip/gironde', '/nl/nl/weekendjes-weg/stedentrip/galicie', '/fr/activites/700001'])(
    'finds every id once on %s',
    async (path) => {
      const { body } = await get(path)
      const ids = [...body.matchAll(/<[a-z][^>]* id="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.length).toBeGreaterThan(10)
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    },
  )

  it('gets 410 for an offer that is over', async () => {
    for (const over of ['/fr/sejour/10123', '/it/soggiorno/18873', '/fr/activites/700020']) {
      const { status, body } = await get(over)
      expect([over, status, tag(body, /<meta name="robots" content="([^"]+)"/)]).toEqual([over, 410, 'noindex, follow'])
    }
  })

  it('reads structured data that parses', async () => {
    const search = await get('/fr/week-ends')
    const stay = tag(search.body, /href="(\/fr\/sejour\/\d+)/)
    for (const path of ['/fr', '/fr/week-ends/bretagne', stay]) {
      const { body } = await get(path)
      const things = [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(([, json]) => JSON.parse(json!))
      expect(things.length).toBeGreaterThan(0)
      for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
    }
  })

  it.each([
    ['/fr', ['WebSite', 'Organization']],
    ['/fr/week-ends/bretagne', ['BreadcrumbList', 'ItemList']],
    ['/nl/nl/activiteiten', ['BreadcrumbList', 'ItemList']],
    ['/fr/sejour/10572', ['BreadcrumbList', 'Product']],
    ['/es/hotel/1057', ['BreadcrumbList', 'Hotel']],
    ['/it/attivita/700001', ['BreadcrumbList', 'Product']],
    ['/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX', ['BreadcrumbList', 'Product']],
  ])('reads once what there is on %s', async (path, types) => {
    expect((await thingsOn(path)).map((thing) => thing['@type'])).toEqual(types)
  })

  it('reads a hotel on its own page, with its country, times and facilities, and on its stays only who it is', async () => {
    const hotel = (await thingsOn('/fr/hotel/1057')).find((thing) => thing['@type'] === 'Hotel')!
    const offer = (await thingsOn('/fr/sejour/10572')).find((thing) => thing['@type'] === 'Product')?.offers
    expect(hotel).toMatchObject({
      '@id': `${inject('site')}/fr/hotel/1057#hotel`,
      address: { addressCountry: 'FR' },
      checkinTime: expect.stringMatching(/^\d\d:\d\d$/),
      checkoutTime: expect.stringMatching(/^\d\d:\d\d$/),
      priceRange: expect.stringMatching(/^dès \d+\s€$/),
    })
    expect(hotel.amenityFeature?.length).toBeGreaterThan(3)
    expect(offer?.offeredBy).toEqual({ '@type': 'Hotel', '@id': hotel['@id'], name: hotel.name })
  })

  it('reads the telephone number of a hotel that its page shows, with the code of its country', async () => {
    for (const [path, code] of [
      ['/es/hotel/1057', '+33'],
      ['/fr/hotel/1057', '+33'],
    ] as const) {
      const { body } = await get(path)
      const telephone = tag(body, /"telephone":"([^"]+)"/)
      expect(telephone.startsWith(code)).toBe(true)
      expect(body).toContain(`<a href="tel:${telephone.replaceAll(' ', '')}" class="tabular">${telephone}</a>`)
    }
  })

  it('reads the price that the page shows', async () => {
    for (const path of ['/fr/sejour/10572', '/fr/hotel/1057', '/fr/activites/700001']) {
      const { body } = await get(path)
      const [, price = ''] = /"price":"(\d+)\.\d\d"/.exec(body) ?? []
      const shown = body
        .replace(/<script[^]*?<\/script>/g, '')
        .replace(/<[^>]+>/g, '')
        .replaceAll(/[\s\u00a0\u202f]/g, '')
      expect([path, price, shown.includes(`${price}€`) || shown.includes(`${Number(price) / 2}€`)]).toEqual([path, price, true])
    }
  })

  it('follows robots.txt to sitemaps whose pages exist and are canonical', async () => {
    const robots = await get('/robots.txt')
    expect(robots.body).toContain(`Sitemap: ${inject('site')}/sitemap.xml`)
    const index = await get('/sitemap.xml')
    const parts = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
    expect(parts.length).toBeGreaterThanOrEqual(24)
    for (const part of [
      parts.find((path) => path.startsWith('/fr/sitemap-stays'))!,
      parts.find((path) => path.startsWith('/it/sitemap-destinations'))!,
      '/es/sitemap-pages-1.xml',
      '/nl/nl/sitemap-hotels-1.xml',
    ]) {
      const { status, headers, body } = await get(part)
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
      const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'))
      expect(urls.length).toBeGreaterThan(0)
      for (const url of [urls[0]!, urls.at(-1)!]) {
        const page = await get(new URL(url).pathname)
        expect([url, page.status, canonicalOf(page.body)]).toEqual([url, 200, url])
      }
    }
  })

  it.each([
    ['/fr/sitemap-pages-1.xml', ['/', '/fr', '/fr/activites', '/fr/idees-week-end', '/fr/contact', '/fr/coffrets-cadeaux', '/fr/info/faq']],
    ['/be/nl/sitemap-pages-1.xml', ['/be', '/be/nl', '/be/nl/weekendideeen', '/be/nl/cadeauboxen', '/be/nl/info/cookies']],
  ])('finds in %s every page that is no catalogue, itself canonical and indexed', async (part, some) => {
    const { body } = await get(part)
    const entries = [...body.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, url, links]) => {
      const alternates = [...links!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, other]) => [language, other])
      return { url: url!, alternates }
    })
    const paths = entries.map(({ url }) => url.replace(inject('site'), ''))
    expect(paths).toEqual(expect.arrayContaining(some))
    expect(paths.filter((path) => /\/p\/[a-z0-9-]+\/\d+EBOX$/.test(path)).length).toBeGreaterThan(20)
    expect(paths.filter((path) => path.endsWith('PBOX'))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
    for (const { url, alternates } of entries) {
      const page = await get(new URL(url).pathname)
      expect([page.status, canonicalOf(page.body)]).toEqual([200, url])
      expect(tag(page.body, /<meta name="robots" content="([^"]+)"/)).toMatch(/^index/)
      if (url !== `${inject('site')}/`) expect([url, alternates]).toEqual([url, alternatesOf(page.body)])
    }
  })
})
