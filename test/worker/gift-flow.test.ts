import { describe, expect, inject, it } from 'vitest'
import { type Market, markets } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { hasFlow } from '../../src/market/site.ts'
import { getAsAgent } from './care.ts'
import { get } from './site.ts'

interface Anchor {
  readonly url: URL
  readonly rel: string
}

const tagsOf = (html: string) => [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)

/** The links of a page to this site, without those that only name a place on it. */
function anchorsOf(path: string, html: string): readonly Anchor[] {
  return tagsOf(html).flatMap((attributes): Anchor[] => {
    const href = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&')
    if (href === undefined || href.startsWith('#')) return []
    const url = new URL(href, `${inject('site')}${path}`)
    return url.origin === inject('site') ? [{ url, rel: /rel="([^"]*)"/.exec(attributes)?.[1] ?? '' }] : []
  })
}

/** Whether an address is of a home page, a search, a stay or a hotel, in any market. */
function knowsTheFlow({ pathname }: URL): boolean {
  const market = markets.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`))
  return market !== undefined && hasFlow({ market }, pathname.slice(market.base.length) || '/', 'gifting')
}

/** Links that leave the flow on purpose: the switch to stays, and the tabs of the home page. */
const leaves = (html: string): ReadonlySet<string> => {
  const switches = [...html.matchAll(/<(nav|ul) [^>]*data-flow(?:s|-tabs)=""[^>]*>(.*?)<\/\1>/gs)].map(([whole]) => whole).join('')
  return new Set(tagsOf(switches).flatMap((attributes) => /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? []))
}

/** A link that names one of these means it. */
const otherFlows: ReadonlySet<string> = new Set(['booking', 'hotel'])

/** Links to screens with both flows that lose that of the page, or that crawlers would follow. */
function lost(path: string, html: string): string[] {
  const ways = leaves(html)
  return anchorsOf(path, html)
    .filter(({ url }) => knowsTheFlow(url) && !otherFlows.has(url.searchParams.get('flow') ?? ''))
    .filter(({ url }) => !ways.has(`${url.pathname}${url.search}`))
    .filter(({ url, rel }) => url.searchParams.get('flow') !== 'gifting' || !rel.includes('nofollow'))
    .map(({ url }) => `${url.pathname}${url.search}`)
}

/** The first link of a page to a screen, with what follows its segment. */
function firstTo(market: Market, screen: 'stays' | 'stay' | 'hotel', html: string): string {
  const segment = `${market.base}/${segments[screen][market.language]}/`
  const found = anchorsOf(market.base, html).find(({ url }) => url.pathname.startsWith(segment))
  return found ? `${found.url.pathname}${found.url.search}` : `no link to ${segment}`
}

describe.each(markets)('gifting in $id', (market) => {
  const home = `${market.base}?flow=gifting`
  const search = `${market.base}/${segments.stays[market.language]}?flow=gifting`

  // @rule B2.80
  it('stays in every link of home, searches, stays and hotels', async () => {
    const all = await get(search)
    const pages = [
      home,
      search,
      `${search}&page=1`,
      firstTo(market, 'stays', all.body.slice(all.body.indexOf('<main'))),
      firstTo(market, 'stay', all.body),
      firstTo(market, 'hotel', all.body),
    ]
    for (const path of pages) {
      const { status, body } = await get(path)
      expect([path, status]).toEqual([path, 200])
      expect(anchorsOf(path, body).filter(({ url }) => knowsTheFlow(url)).length).toBeGreaterThan(20)
      expect([path, lost(path, body)]).toEqual([path, []])
    }
  })

  // @rule S2.90 S2.91
  it('suggests searches by what is given there, and says what a gift is', async () => {
    const { body } = await get(search)
    const booked = await get(search.replace('?flow=gifting', ''))
    expect(/rel="next" href="[^"]*flow=gifting&amp;page=1"/.test(body)).toBe(true)
    const titles = (html: string) => [...html.slice(0, html.indexOf('</main>')).matchAll(/<h2>([^<]*)<\/h2><p>/g)].map(([, title]) => title)
    const [toGive, toTravel] = [titles(body).slice(-2), titles(booked.body).slice(-2)]
    expect(toGive.filter((title) => toTravel.includes(title))).toEqual([])
    expect(toGive[0]).toBe(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]?.replace(/<[^>]*>/g, ''))
  })

  // @rule S3.80
  it('has four ways to give in the drawer of the header, and on searches a link in its place', async () => {
    const { body } = await get(home)
    const drawer = /<dialog [^>]*id="gift-shop".*?<\/dialog>/s.exec(body)?.[0] ?? ''
    const targets = anchorsOf(home, drawer).map(({ url }) => `${url.pathname}${url.search}`)
    const path = (screen: 'boxes' | 'activities') => `${market.base}/${segments[screen][market.language]}`
    expect(targets).toEqual([search, path('boxes'), `${market.base}/gift-card`, path('activities'), home])
    expect(body).toContain(`<noscript><a class=`)
    const banner = (await get(search)).body.split('</header>')[0] ?? ''
    expect(banner).not.toContain('id="gift-shop"')
    expect(anchorsOf(search, banner).map(({ url }) => `${url.pathname}${url.search}`)).toContain(home)
  })

  // @rule S2.92
  it('has a gift card among the results', async () => {
    const { body } = await get(search)
    const cards = [...body.matchAll(/<article .*?<\/article>/gs)].map(([card]) => card)
    expect(cards.findIndex((card) => card.includes(`href="${market.base}/gift-card"`))).toBe(9)
    const second = await get(`${search}&page=1`)
    expect(second.body.includes(`<article`) && !/<article [^>]*>(?:(?!<\/article>).)*gift-card/s.test(second.body)).toBe(true)
  })
})

// @rule B2.80
it('booking keeps its own flow: no result, suggestion or breadcrumb of it links to gifts', async () => {
  const { body } = await get('/fr/week-ends/bretagne')
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  const gifts = anchorsOf('/fr', main).filter(({ url }) => url.search.includes('flow=gifting'))
  expect(gifts.every(({ url }) => url.pathname === '/fr/week-ends' || url.pathname === '/fr')).toBe(true)
})

// @rule B9.80
it('Spain gives without scores and headwords, on every page', async () => {
  const search = await get('/es/escapadas?flow=gifting')
  const [market] = markets.filter(({ id }) => id === 'es')
  if (!market) throw new Error('no Spain')
  for (const path of ['/es?flow=gifting', firstTo(market, 'stay', search.body), firstTo(market, 'hotel', search.body)])
    expect([path, /\/10<\/span>|opiniones<|Valoración/.test((await get(path)).body)]).toEqual([path, false])
  expect(/\/10<\/span>/.test(search.body)).toBe(false)
  expect(/\/10<\/span>/.test((await get('/es/escapadas')).body)).toBe(true)
})

describe('customer care', () => {
  // @rule B6.41 B6.40
  it('sells gifts in the shop of its agents, names the bucket of vouchers, and has no drawer', async () => {
    const { body } = await getAsAgent('/fr/week-ends?flow=gifting')
    expect(body).not.toContain('id="gift-shop"')
    expect(/<a [^>]*href="https:\/\/[^"]*" target="_blank" rel="noopener nofollow"[^>]*><svg.*?<span>Idées cadeaux/.test(body)).toBe(true)
    expect(/href="\/fr\/sejour\/\d+\?flow=gifting#bucket=2"/.test(body)).toBe(true)
    expect(body).toMatch(/Sérénité<\/a>/)
    expect((await getAsAgent('/fr/week-ends?bucket=3&flow=gifting')).body).toMatch(/href="\/fr\/sejour\/\d+\?bucket=3&amp;flow=gifting"/)
    expect((await get('/fr/week-ends?flow=gifting')).body).not.toContain('bucket=2')
  })
})

// @rule B1.80
it('Italy promises no post, on its gifting pages, static pages and boxes', async () => {
  const boxes = await get('/it/cofanetti-regalo')
  const box = /href="(\/it\/cofanetti-regalo\/p\/[^"]*)"/.exec(boxes.body)?.[1] ?? ''
  for (const path of [
    '/it?flow=gifting',
    '/it/weekend?flow=gifting',
    '/it/weekend/toscana?flow=gifting',
    '/it/info/faq',
    '/it/info/gifts',
    box,
  ]) {
    const { status, body } = await get(path)
    expect([path, status]).toEqual([path, 200])
    expect([path, /(?:per|via) posta(?! elettronica)|spedi(?:to|amo|zione)|corriere|confezione regalo/i.exec(body)?.[0]]).toEqual([
      path,
      undefined,
    ])
  }
})
