import { describe, expect, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { get } from './site.ts'

const bases = ['/fr', '/es', '/be/nl', '/be/fr', '/nl/nl', '/it'] as const

const attributes = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value)

describe('static pages', () => {
  // @rule B2.101 B2.102
  it.each(bases)('the FAQ of %s has nine folded entries, each with the id that links name', async (base) => {
    const { status, body } = await get(`${base}/info/faq`)
    expect(status).toBe(200)
    const ids = attributes(body, /<details id="([a-z0-9-]+)"/g)
    expect(ids).toHaveLength(9)
    expect(new Set(ids).size).toBe(9)
  })

  // @rule B2.102
  it.each(bases)('the conditions of sale of %s have a table of contents of their headings', async (base) => {
    const { body } = await get(`${base}/info/sales-conditions`)
    const ids = attributes(body.slice(body.indexOf('<main')), /<h2 id="([a-z0-9-]+)"/g)
    expect(ids).toHaveLength(6)
    expect(attributes(/<nav[^>]*aria-labelledby="contents".*?<\/nav>/s.exec(body)?.[0] ?? '', /href="#([^"]+)"/g)).toEqual(ids)
  })

  // @rule B2.101
  it.each(markets)('the links of the contact page to entries of the FAQ name entries that are there: $id', async ({ base, language }) => {
    const { body: contact } = await get(`${base}/${segments.contact[language]}`)
    const named = attributes(contact, /<a href="[^"]*\/info\/faq#([^"]+)"/g)
    expect(named).toHaveLength(5)
    const ids = attributes((await get(`${base}/info/faq`)).body, /<details id="([a-z0-9-]+)"/g)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  // @rule S2.99
  it('what comes after the id of a page redirects to it, and is not found where there is no such page', async () => {
    const { status, headers } = await get('/fr/info/cookies/x/y')
    expect([status, headers['location']]).toEqual([301, '/fr/info/cookies'])
    expect((await get('/fr/info/cookies')).body).toContain('<link rel="canonical" href="http')
    expect((await get('/fr/info/nothing/x')).status).toBe(404)
  })
})

describe('the home page of activities', () => {
  // @rule B2.103
  it.each(bases)('has its own content, results and search box, and keeps its flow: %s', async (base) => {
    const { status, body } = await get(`${base}?flow=activity`)
    expect(status).toBe(200)
    const title = /<title>(.*?)<\/title>/.exec(body)?.[1]
    expect(title).not.toBe(/<title>(.*?)<\/title>/.exec((await get(base)).body)?.[1])
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    const activities = attributes(main, /<form[^>]*action="([^"]*)"/g)[0] ?? 'no form'
    expect(main.match(new RegExp(`href="${activities}/\\d+"`, 'g'))?.length).toBeGreaterThan(8)
    // The language selector and the countries keep it, too: nothing goes to a home page of another flow but tabs and toggle.
    const rest = body.replace(/<(nav|ul) [^>]*data-flow(?:s|-tabs)="".*?<\/\1>/gs, '').replace(/<dialog.*?<\/dialog>/gs, '')
    const homes = attributes(rest, /<a [^>]*href="([^"]*)"/g).filter((href) => bases.some((each) => href.split('?')[0] === each))
    expect(homes.filter((href) => !href.endsWith('?flow=activity') && !href.endsWith('?flow=gifting'))).toEqual([])
  })

  // @rule B2.103
  it('is a view of the home page where content does not index it, and content decides whether the others are', async () => {
    const { body } = await get('/fr?flow=activity')
    expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(/<link rel="canonical" href="https?:\/\/[^/]+\/fr"\/>/.test(body)).toBe(true)
    expect((await get('/fr')).body).toContain('<meta name="robots" content="index, follow"/>')
  })

  // @rule B2.104
  it.each(['/fr', '/fr?flow=gifting', '/fr?flow=activity'])(
    'and the others have the tabs of the flows that content wants: %s',
    async (path) => {
      const [tabs = ''] = /<ul [^>]*data-flow-tabs="".*?<\/ul>/s.exec((await get(path)).body) ?? []
      expect(attributes(tabs, /href="([^"]*)"/g)).toEqual(['/fr', '/fr?flow=gifting', '/fr?flow=activity'])
      expect(attributes(tabs, /href="([^"]*)"[^>]*aria-current="page"/g)).toEqual([path])
    },
  )
})

const unfolding = {
  fr: ['Voir plus d’idées', 'Voir moins d’idées'],
  es: ['Ver más ideas', 'Ver menos ideas'],
  nl: ['Meer ideeën', 'Minder ideeën'],
  it: ['Mostra altre idee', 'Mostra meno idee'],
}

describe('weekend ideas', () => {
  // @rule B2.107
  it.each(markets)('have content of their own, See more, and links to pages that search engines know: $id', async ({ base, language }) => {
    const { status, body } = await get(`${base}/${segments.ideas[language]}`)
    expect(status).toBe(200)
    expect(body).toContain('<meta name="robots" content="index, follow"/>')
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    const links = attributes(main, /<a href="([^"]*)"/g)
    const summaries = [...main.matchAll(/<summary.*?<\/summary>/gs)].map(([summary]) => [...summary.matchAll(/<span>([^<]*)</g)])
    expect(summaries.map((parts) => parts.map(([, part]) => part))).toEqual([unfolding[language], unfolding[language]])
    expect(links.length).toBeGreaterThan(34)
    const all = attributes((await get('/sitemap.xml')).body, /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)
    const parts = await Promise.all(all.filter((path) => path.startsWith(`${base}/sitemap-destinations-`)).map((path) => get(path)))
    const known = new Set(parts.flatMap((part) => attributes(part.body, /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)))
    expect(links.filter((link) => !known.has(link))).toEqual([])
  })
})

describe('the 404 page', () => {
  // @rule B2.108 B7.22
  it.each(bases)('has four articles that link to pages which are there: %s', async (base) => {
    const { status, body } = await get(`${base}/nowhere-at-all`)
    expect(status).toBe(404)
    const main = body.slice(body.indexOf('<main'))
    const links = [...main.matchAll(/<article.*?<h3[^>]*><a href="([^"]*)"/gs)].map(([, link = '']) => link)
    expect(links).toHaveLength(4)
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200])
  })
})

describe('the headings of a page', () => {
  const dated = 'checkin=2027-04-13&checkout=2027-04-15'
  it.each([
    '/fr',
    '/fr?flow=gifting',
    '/fr/week-ends/bretagne',
    `/fr/week-ends/bretagne?${dated}`,
    '/fr/week-ends/dinard',
    '/fr/sejour/10572',
    `/fr/sejour/10572?${dated}`,
    `/it/soggiorno/19201?${dated}`,
    '/fr/sejour/10572?flow=gifting',
    '/fr/hotel/1057',
    `/fr/hotel/1057?${dated}`,
    '/fr/activites',
    '/fr/activites/700001',
    '/fr/coffrets-cadeaux',
    '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX',
    '/fr/gift-card',
    `/fr/checkout?product=10572&${dated}`,
    '/fr/checkout/gift?code=201EBOX',
    '/fr/contact',
    '/fr/info/faq',
    '/fr/nowhere',
  ])('of %s begin with one title and skip no level', async (path) => {
    const { body } = await get(path)
    const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.flatMap((level, at) => (level > (levels[at - 1] ?? 0) + 1 ? [`h${levels[at - 1]} h${level}`] : []))).toEqual([])
  })
})
