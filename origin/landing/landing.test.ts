import { describe, expect, test } from 'vitest'
import { kilometres, textsOf } from '@escale/catalogue'
import { Landing } from '../../src/contract/landing.ts'
import { OffersResponse } from '../../src/contract/offers.ts'
import { SitemapList } from '../../src/contract/seo.ts'
import { type Locale, locales, marketOfLocale } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { placeAt } from '../geo/places.ts'
import { suggestionLinks } from './links.ts'
import { origin, responseTo } from '../testing/whole-catalogue.ts'

/** The search pages of a locale's sitemap, below the stays route. */
async function pathsInSitemap(locale: Locale): Promise<ReadonlySet<string>> {
  const kind = `/sitemap.json?locale=${locale}&kind=destinations`
  const { pages } = await responseTo(SitemapList, kind)
  const parts = await Promise.all(Array.from({ length: pages }, (_, page) => responseTo(SitemapList, `${kind}&page=${page}`)))
  return new Set(parts.flatMap(({ urls }) => urls.map(({ path }) => path.split('/').slice(2).join('/'))))
}

/** The towns of hotels, each as the one whose page replaces its own. */
async function townsOf(hotels: readonly number[]): Promise<ReadonlySet<number>> {
  const { results } = await origin.db
    .prepare(`SELECT COALESCE(p.same_as, p.id) AS town FROM hotel h JOIN place p ON p.id = h.place_id WHERE h.id IN (${hotels.join()})`)
    .all<{ town: number }>()
  return new Set(results.map(({ town }) => town))
}

const linksIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []

describe('landing pages', () => {
  // @rule S2.55
  test('every link is to a page with results, in every locale', async () => {
    for (const locale of locales) {
      const root = await responseTo(Landing, `/landing.json?locale=${locale}`)
      expect(root.pageModel.alternateUrls).toHaveLength(6)
      expect(root.links.length).toBeGreaterThan(2)
      for (const section of root.links) {
        const [link] = section.links
        const page = await responseTo(Landing, `/landing.json?locale=${locale}&path=${link?.path}`)
        const id = page.destination ? `${page.destination.kind}=${page.destination.id}` : `theme=${page.theme?.id}`
        const { searchDetails } = await responseTo(OffersResponse, `/offers.json?locale=${locale}&${id}`)
        expect(searchDetails.totalCount).toBe(link?.count)
        expect(page.giftCount).toBe(link?.giftCount)
      }
    }
  })

  test('a town whose count has hotels of its neighbours mentions them, any other does not', async () => {
    const locale = 'fr_FR'
    const { results } = await origin.db
      .prepare(
        "SELECT id, json_extract(paths, '$.fr') AS path FROM place WHERE kind IN ('city', 'sea_resort', 'ski_resort') AND same_as IS NULL",
      )
      .all<{ id: number; path: string }>()
    const listed = await pathsInSitemap(locale)
    let together = 0
    for (const { id, path } of results.filter((town) => listed.has(town.path))) {
      const page = await responseTo(Landing, `/landing.json?locale=${locale}&path=${path}`)
      const found = await responseTo(OffersResponse, `/offers.json?locale=${locale}&${page.destination?.kind}=${id}&limit=100`)
      const towns = await townsOf(found.exactMatch.map(({ hotel }) => hotel.id))
      const around = [...towns].some((town) => town !== id)
      together += Number(around)
      expect([path, page.destination?.inLabel.endsWith('et alentours'), page.subtitle?.includes('et alentours')]).toEqual([
        path,
        around,
        around,
      ])
      expect(page.title).not.toContain('alentours')
    }
    expect(together).toBeGreaterThan(0)
  })

  // @rule S2.90
  test('places and themes count what is given there beside what is booked', async () => {
    const { links } = await responseTo(Landing, '/landing.json?locale=it_IT')
    for (const {
      links: [link],
    } of links) {
      const page = await responseTo(Landing, `/landing.json?locale=it_IT&path=${link?.path}`)
      const id = page.destination ? `${page.destination.kind}=${page.destination.id}` : `theme=${page.theme?.id}`
      const { searchDetails } = await responseTo(OffersResponse, `/offers.json?locale=it_IT&flow=gifting&${id}`)
      expect(searchDetails.totalCount).toBe(link?.giftCount)
    }
  })

  test.each([
    ['fr_FR', 'bretagne', 'Par département'],
    ['it_IT', 'bretagna', 'Per dipartimento'],
    ['it_IT', 'toscana', 'Per provincia'],
    ['es_ES', 'toscana', 'Por provincia'],
    ['nl_BE', 'toscane', 'Per provincie'],
  ] as const)('the parts of a region have the name of its country: %s %s', async (locale, path, title) => {
    const { links } = await responseTo(Landing, `/landing.json?locale=${locale}&path=${path}`)
    expect(links.map((section) => section.title)).toContain(title)
  })

  test('alternates lead to the same page in the other language', async () => {
    const page = await responseTo(Landing, '/landing.json?locale=fr_FR&path=bruges')
    const dutch = page.pageModel.alternateUrls?.find((alternate) => alternate.locale === 'nl_BE')
    expect(dutch?.path).toBe('/weekendjes-weg/brugge')
    expect((await responseTo(Landing, '/landing.json?locale=nl_BE&path=brugge')).destination?.id).toBe(page.destination?.id)
  })

  test.each([
    ['fr_FR', 'cote-d-azur', /Nice|Cannes|Antibes/, /Sanremo/],
    ['fr_FR', 'alsace', /Strasbourg|Colmar/, /Gérardmer/],
    ['es_ES', 'castilla-y-leon', /Salamanca|Segovia/, /Fuentes de Invierno/],
    ['nl_NL', 'veluwe', /Otterlo|Ede|Apeldoorn/, /Amersfoort|Deventer/],
    ['nl_NL', 'nederland', /Amsterdam/, /Katwijk/],
    ['nl_BE', 'stedentrip', /Brugge|Gent|Antwerpen/, /Gentbrugge/],
  ] as const)('names the towns of the place that have most hotels: %s %s', async (locale, path, towns, outside) => {
    const { pageModel } = await responseTo(Landing, `/landing.json?locale=${locale}&path=${path}`)
    const text = (pageModel.serpSeoLargeContent ?? []).flatMap(({ paragraphs }) => paragraphs).join(' ')
    expect(text).toMatch(towns)
    expect(text).not.toMatch(outside)
  })

  test.each([
    // A province and its region, then its town, then a region and its town.
    ['asturies-province', 'asturies'],
    ['paris-province', 'paris'],
    ['bruxelles-capitale', 'bruxelles'],
    ['bruxelles-region', 'bruxelles'],
    ['spa-et-bien-etre/bruxelles-region', 'spa-et-bien-etre/bruxelles'],
    // A holiday area with the name of its town.
    ['schiermonnikoog-zone', 'schiermonnikoog'],
    // Other stays, or another area.
    ['madrid', 'madrid'],
    ['lozere', 'lozere'],
    ['musee-du-louvre', 'musee-du-louvre'],
  ])('one area with the same stays has one page: %s is %s', async (path, own) => {
    const { pageModel } = await responseTo(Landing, `/landing.json?locale=fr_FR&path=${path}`)
    expect(pageModel.canonicalUrl).toBe(`/week-ends/${own}`)
    expect(pageModel.metaRobots).toBe(path === own ? 'index,follow' : 'noindex,follow')
  })

  test('a breadcrumb has indexed places only', async () => {
    const listed = await pathsInSitemap('fr_FR')
    for (const path of ['foret-noire', 'musees-du-vatican', 'alsace', 'romantique/colmar']) {
      const { breadcrumb } = await responseTo(Landing, `/landing.json?locale=fr_FR&path=${path}`)
      const above = breadcrumb.slice(1, -1).map((crumb) => crumb.path)
      expect([path, above.filter((crumb) => !listed.has(crumb))]).toEqual([path, []])
    }
  })

  test('a department and the holiday area of its name have titles of their own', async () => {
    const titleOf = async (path: string) => (await responseTo(Landing, `/landing.json?locale=fr_FR&path=${path}`)).title
    expect(await titleOf('vosges')).toBe('Week-end dans les Vosges')
    expect(await titleOf('vosges-province')).toBe('Week-end dans les Vosges (88)')
  })

  test('an island and the town of its name have titles of their own', async () => {
    const titleOf = async (path: string) => (await responseTo(Landing, `/landing.json?locale=nl_NL&path=${path}`)).title
    expect(await titleOf('ischia')).toBe('Weekendje weg op Ischia')
    expect(await titleOf('eiland-ischia')).toBe('Weekendje weg op het eiland Ischia')
  })

  test('every place of a market that is indexed is four clicks from home, in steps of country and region', {
    timeout: 120_000,
  }, async () => {
    const listed = await pathsInSitemap('fr_FR')
    const places = new Set([...listed].filter((path) => !path.includes('/')))
    const found = new Set([''])
    const linksOf = async (path: string) => {
      const place = path === '' ? undefined : await placeAt(origin.db, 'fr', path)
      const links = await suggestionLinks(origin.db, place ? { place } : {}, marketOfLocale('fr_FR'), textsOf('fr_FR'))
      const paths = links.flatMap((section) => section.links.map((link) => link.path))
      expect(paths.filter((linked) => !listed.has(linked))).toEqual([])
      for (const linked of paths) found.add(linked)
      return paths
    }
    // Home, the search of all stays, countries, regions, and what each region has.
    const widest = (await linksOf('')).filter((path) => places.has(path))
    const countries = ['france', 'espagne', 'italie', 'belgique', 'pays-bas']
    expect(widest).toEqual(expect.arrayContaining(countries))
    const { db } = origin
    const { results } = await db
      .prepare("SELECT json_extract(paths, '$.fr') AS path FROM place WHERE kind = 'region'")
      .all<{ path: string }>()
    for (const country of countries) await linksOf(country)
    const regions = results.map(({ path }) => path).filter((path) => places.has(path))
    expect(regions.filter((path) => !found.has(path))).toEqual([])
    for (const region of regions) await linksOf(region)
    // A town that is a region too has the region's sights; beyond the borders there are no regions.
    for (const path of ['bruxelles', 'rome', 'alsace', 'groningue']) await linksOf(path)
    expect([...places].filter((path) => !found.has(path))).toEqual([])
  })

  test.each(locales)('navigation, footer and home link to indexed pages only: %s', async (locale) => {
    const listed = await pathsInSitemap(locale)
    const stays = `/${segments.stays[marketOfLocale(locale).language]}/`
    const content = await Promise.all(
      ['navigation', 'homepage', 'footer', 'promoBars'].map(async (part) => (await origin.get(`/api/cms/${part}?locale=${locale}`)).json),
    )
    const links = [...new Set(linksIn(content).filter((link) => link.startsWith(stays)))].map((link) =>
      link.slice(stays.length).replace(/[?#].*/, ''),
    )
    expect(links.length).toBeGreaterThan(40)
    expect(links.filter((path) => !listed.has(path))).toEqual([])
  })

  test('the Wadden islands are the islands: landing page, its links, search and counts', async () => {
    const page = await responseTo(Landing, '/landing.json?locale=nl_NL&path=waddeneilanden')
    const { db } = origin
    const islands = ['Den Burg', 'De Koog', 'Oost-Vlieland', 'West-Terschelling', 'Hollum', 'Nes', 'Schiermonnikoog']
    const { exactMatch, searchDetails } = await responseTo(OffersResponse, '/offers.json?locale=nl_NL&touristicregion=50438&limit=100')
    const { results } = await db
      .prepare('SELECT s.id, p.name FROM stay s JOIN hotel h ON h.id = s.hotel_id JOIN place p ON p.id = h.place_id')
      .all<{ id: number; name: string }>()
    const townOf = new Map(results.map(({ id, name }) => [id, name]))
    expect(exactMatch.length).toBeGreaterThan(3)
    const found = exactMatch.map(({ id }) => townOf.get(id) ?? '')
    expect(found.filter((town) => !islands.includes(town))).toEqual([])
    expect(page.count).toBe(searchDetails.totalCount)
    const [counted] = (await db.prepare('SELECT hotels FROM place_offers WHERE place_id = 50438 AND theme = 0').all<{ hotels: number }>())
      .results
    expect(counted?.hotels).toBe(searchDetails.totalCount)
    const towns = page.links[0]?.links.map(({ label }) => label) ?? []
    expect(towns.length).toBeGreaterThan(1)
    expect(towns.filter((town) => !islands.includes(town))).toEqual([])
  })

  test('every holiday area has the same hotels in search, on its page and in the counts', async () => {
    const { results } = await origin.db
      .prepare(
        "SELECT p.id, json_extract(p.paths, '$.fr') AS path, COALESCE(o.hotels, 0) AS hotels FROM place p LEFT JOIN place_offers o ON o.place_id = p.id AND o.theme = 0 WHERE p.kind = 'touristic_area' AND p.same_as IS NULL",
      )
      .all<{ id: number; path: string; hotels: number }>()
    expect(results.length).toBeGreaterThan(150)
    for (const { id, path, hotels } of results) {
      const page = await responseTo(Landing, `/landing.json?locale=fr_FR&path=${path}`)
      const { searchDetails } = await responseTo(OffersResponse, `/offers.json?locale=fr_FR&touristicregion=${id}`)
      expect([path, page.count, searchDetails.totalCount]).toEqual([path, hotels, hotels])
    }
  })

  test('hotels near a monument in a town are three kilometres away at most', async () => {
    const { results } = await origin.db
      .prepare("SELECT id, lat, lng FROM place WHERE name IN ('Grand-Place de Bruxelles', 'Colosseo', 'Torre di Pisa', 'Museo del Prado')")
      .all<{ id: number; lat: number; lng: number }>()
    expect(results).toHaveLength(4)
    for (const { id, ...sight } of results) {
      const { exactMatch } = await responseTo(OffersResponse, `/offers.json?locale=fr_FR&poi=${id}&limit=100`)
      expect(exactMatch.length).toBeGreaterThan(0)
      const distances = exactMatch.map(({ hotel: { location } }) => kilometres({ lat: location.latitude, lng: location.longitude }, sight))
      expect(Math.max(...distances)).toBeLessThan(3.1)
    }
  })

  test('neighbours are within 40 km, where there are some, and a page of a sight names the towns of its hotels', async () => {
    const { links } = await responseTo(Landing, '/landing.json?locale=nl_BE&path=knokke-heist')
    const beside = links.flatMap((section) => section.links.map((link) => link.path))
    expect(beside).toContain('blankenberge')
    expect(beside.filter((path) => /koksijde|de-panne/.test(path))).toEqual([])
    const sight = await responseTo(Landing, '/landing.json?locale=it_IT&path=villa-rufolo')
    const { exactMatch } = await responseTo(OffersResponse, `/offers.json?locale=it_IT&poi=${sight.destination?.id}&limit=100`)
    expect(exactMatch.length).toBeGreaterThan(0)
    const texts = JSON.stringify(sight.pageModel)
    expect(texts).toContain('Ravello')
    expect(texts).not.toContain('Pompei')
  })

  test('a town names sights of other towns only nearby, and an area of two regions neither', async () => {
    const named = async (path: string) => {
      const { links } = await responseTo(Landing, `/landing.json?locale=fr_FR&path=${path}`)
      return links.flatMap((section) => section.links.map((link) => link.path))
    }
    expect(await named('chantilly')).toContain('chateau-de-chantilly')
    expect((await named('chantilly')).filter((path) => /tour-eiffel|arc-de-triomphe|sacre-coeur/.test(path))).toEqual([])
    const { pageModel } = await responseTo(Landing, '/landing.json?locale=es_ES&path=lago-ijssel')
    expect(JSON.stringify(pageModel)).toContain('Hoorn')
    expect(JSON.stringify(pageModel)).not.toContain('en Frisia')
  })

  test('no page of an island names neighbours across the sea, nor one of its coast the island', async () => {
    const pathsOf = async (path: string) => {
      const { links } = await responseTo(Landing, `/landing.json?locale=es_ES&path=${path}`)
      return links.flatMap((section) => section.links.map((link) => link.path))
    }
    const beside = await pathsOf('porto-cristo')
    expect(beside.length).toBeGreaterThan(3)
    expect(beside.filter((path) => /ciudadela|ciutadella|menorca|mahon/.test(path))).toEqual([])
    const napoli = await pathsOf('sorrento')
    expect(napoli.length).toBeGreaterThan(3)
    expect(napoli.filter((path) => /capri$|ischia|procida/.test(path))).toEqual([])
  })

  test('the address of a district or a second record is the town’s', async () => {
    const marseille = await responseTo(Landing, '/landing.json?locale=fr_FR&path=marseille')
    const district = await responseTo(Landing, '/landing.json?locale=fr_FR&path=marseille-08')
    expect(district.destination?.id).toBe(marseille.destination?.id)
    expect(district.pageModel.canonicalUrl).toBe('/week-ends/marseille')
    const countOf = async (id: number) =>
      (await responseTo(OffersResponse, `/offers.json?locale=fr_FR&city=${id}`)).searchDetails.totalCount
    expect(await countOf(7284889)).toBe(await countOf(2995469))
    expect((await responseTo(Landing, '/landing.json?locale=fr_FR&path=malmedy-liege')).destination?.id).toBe(50663)
  })

  test('unknown slugs are a 404', async () => {
    for (const path of ['nowhere', 'bruges/bruges', 'spa-et-bien-etre/nowhere', 'a/b/c'])
      expect((await origin.get(`/landing.json?locale=fr_FR&path=${path}`)).status).toBe(404)
  })
})
