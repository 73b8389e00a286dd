import { type BoxFacts, compositionOf, homePages, longestDescription, longestTitle, staticPageIds, themes } from '@escale/catalogue'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AnnouncementBanners, FooterContent, PromoBars } from '../../src/contract/cms/frame.ts'
import { BoxBlockContent } from '../../src/contract/cms/box-block.ts'
import { GiftBlock } from '../../src/contract/cms/gift-block.ts'
import { HomePages } from '../../src/contract/cms/home-page.ts'
import { Minisites } from '../../src/contract/cms/minisite.ts'
import { Navigation, type NavLink } from '../../src/contract/cms/navigation.ts'
import { Settings } from '../../src/contract/cms/settings.ts'
import { StaticPage } from '../../src/contract/cms/static-page.ts'
import { TargetedBannerContent } from '../../src/contract/cms/targeted-banner.ts'
import { Articles, Ideas } from '../../src/contract/reading.ts'
import { ContactContent } from '../../src/contract/contact.ts'
import { GiftCardContent } from '../../src/contract/gift-card.ts'
import { type Locale, locales, marketOfLocale } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { editionOn } from './edition.ts'
import { content } from './routes.ts'

const box: BoxFacts = { code: '201EBOX', theme: 'wellness', nights: 1, breakfast: true, components: ['spa-access'], choice: 120, cc: null }
const boxRow = { code: box.code, price: 12900, reference_price: 14900, facts: JSON.stringify(box), pictures: '["spa-pool-day"]' }
const weeks = Array.from({ length: 104 }, (_, week) => new Date(Date.UTC(2026, 10, 21 + 7 * week)).toISOString().slice(0, 10))
const statement = { bind: () => statement, all: async () => ({ results: [boxRow] }), first: async () => ({ count: 30, tenths: 86.4 }) }
const env = { DB: { prepare: () => statement }, TODAY: '2026-11-21' }

content.onError((error) => {
  if (error instanceof HTTPException) return error.getResponse()
  throw error
})
const get = async (path: string, locale: Locale) => {
  const response = await content.request(`${path}?locale=${locale}`, {}, env)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  return response.json()
}

const calls = [
  ['/api/cms/homepage', HomePages],
  ['/api/cms/promoBars', PromoBars],
  ['/cms/announcementBanner', AnnouncementBanners],
  ['/api/cms/box-block-serp', BoxBlockContent],
  ['/content/targetedBanner.json', TargetedBannerContent],
  ['/content/giftBlock', GiftBlock],
  ['/api/cms/navigation', Navigation],
  ['/api/cms/footer', FooterContent],
  ['/api/cms/settings', Settings],
  ['/api/cms/giftCard', GiftCardContent],
  ['/api/cms/ideas', Ideas],
  ['/api/cms/articles', Articles],
  ['/api/cms/contact', ContactContent],
  ['/api/cms/minisites', Minisites],
  ...staticPageIds.map((id) => [`/api/cms/static/${id}`, StaticPage] as const),
] as const

function textsIn(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, below]) => textsIn(below, Array.isArray(value) ? key : name))
}

describe.each(locales)('the content of %s', (locale) => {
  const { language } = marketOfLocale(locale)

  // @rule S7.24
  test.each(calls)('%s has its wire shape', async (path, schema) => {
    expect(v.safeParse(schema, await get(path, locale)).issues).toBeUndefined()
  })

  test('links are to screens of this market', async () => {
    const screens = Object.values(segments).map((names) => `/${names[language]}`)
    const statics = staticPageIds.map((id) => `/info/${id}`)
    for (const [path] of calls) {
      for (const { key, text } of textsIn(await get(path, locale))) {
        if (!/^(url|uri|weekendUrl|.*URL)$/.test(key) || !text.startsWith('/') || /^\/(pictures|partners)\//.test(text)) continue
        const [bare = ''] = text.split('?')
        if (!screens.some((screen) => bare === screen || bare.startsWith(`${screen}/`))) expect(text).toBe('a path of this market')
        if (bare.startsWith('/info/')) expect(statics).toContain(bare)
      }
    }
  })

  test('has the typography of its language', async () => {
    for (const [path] of calls) {
      if (path === '/api/cms/minisites') continue
      for (const { text } of textsIn(await get(path, locale))) {
        expect(text).not.toMatch(/'| {2}|undefined|NaN|\[object/)
        if (language === 'fr' && !/^(\/|https:|tel:|mailto:|\d{4}-)/.test(text)) expect(text).not.toMatch(/[^\u202f0-9][;:!?»]|«[^\u202f]/)
      }
    }
  })

  test('titles and descriptions fit into results of search engines', async () => {
    const homes = v.parse(HomePages, await get('/api/cms/homepage', locale))
    const statics = await Promise.all(staticPageIds.map(async (id) => v.parse(StaticPage, await get(`/api/cms/static/${id}`, locale))))
    const { pageModel } = v.parse(GiftCardContent, await get('/api/cms/giftCard', locale))
    const card = { title: pageModel.pageTitle, description: pageModel.metaDescription }
    const ideas = v.parse(Ideas, await get('/api/cms/ideas', locale))
    const texts = [...Object.values(homes).map(({ seo }) => seo), ...statics, card, ideas.seo]
    expect(texts.filter(({ title }) => title.length > longestTitle).map(({ title }) => title)).toEqual([])
    expect(texts.filter(({ description }) => description.length > longestDescription).map(({ description }) => description)).toEqual([])
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
  })

  test('the accessibility statement names its state, its date, what is not accessible, and whom to turn to', async () => {
    const page = v.parse(StaticPage, await get('/api/cms/static/accessibility', locale))
    const texts = textsIn(page).map(({ text }) => text)
    expect(texts.join(' ')).toMatch(/2026.*axe-core.*320 × 256.*Firefox/s)
    expect(texts.filter((text) => text.startsWith('https://')).length).toBeGreaterThan(0)
    expect(page.body.filter(({ type }) => type === 'heading').length).toBe(5)
    const labels = textsIn(await get('/api/cms/footer', locale)).map(({ text }) => text)
    // Only the French reference work prescribes the state in the footer.
    expect(labels.includes('Accessibilité\u202f: non conforme')).toBe(locale === 'fr_FR')
  })

  test('no scene appears twice on a home page, in any week of two years, and each picture has a description', () => {
    for (const today of weeks) {
      const pages = v.parse(HomePages, homePages(editionOn(locale, today)))
      for (const page of Object.values(pages)) {
        const shown = [page.jumbotron, ...page.blocks]
          .flatMap((part) => textsIn(part))
          .filter(({ key }) => key === 'url')
          .map(({ text }) => /^\/pictures\/(.+)_1600_900\.avif$/.exec(text)?.[1])
        const scenes = shown.filter((id) => id !== undefined).map(compositionOf)
        expect([today, scenes]).toEqual([today, [...new Set(scenes)]])
        expect(scenes.length).toBeGreaterThan(6)
      }
    }
  })

  // @rule B2.84 B9.81
  test('a gift card has whole amounts within its bounds, says how long it is valid, and where it is spent', async () => {
    const { amounts, bounds, images, uses, conditions } = v.parse(GiftCardContent, await get('/api/cms/giftCard', locale))
    expect(amounts).toEqual([5000, 7500, 10_000, 15_000, 20_000, 30_000])
    expect(bounds).toEqual({ min: 2000, max: 100_000 })
    expect(images.every(({ url }) => url.startsWith('/pictures/gift-card-'))).toBe(true)
    expect(uses.map(({ url }) => url)).toEqual([
      ...(['stays', 'activities', 'boxes'] as const).map((screen) => `/${segments[screen][language]}`),
      undefined,
    ])
    expect(conditions[0]).toContain('18')
    // Italy posts no gift, the others need not say so here: the page knows the formats.
    expect(JSON.stringify([uses, conditions])).not.toMatch(/bpost|courrier|per post|por correo postal|per posta/)
  })

  // @rule B2.99
  test('five popular entries are those of the FAQ, by the slugs of their titles', async () => {
    const { popularFaqs } = v.parse(ContactContent, await get('/api/cms/contact', locale))
    const { body } = v.parse(StaticPage, await get('/api/cms/static/faq', locale))
    const titles = body.flatMap(({ type, items }) => (type === 'heading' ? items.map((runs) => runs.map(({ text }) => text).join('')) : []))
    expect(new Set(popularFaqs.map(({ id }) => id)).size).toBe(5)
    for (const { title, id } of popularFaqs) {
      expect(titles).toContain(title)
      const spelt = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      expect(id).toBe(spelt.match(/[a-z0-9]+/g)?.join('-'))
    }
  })

  // @rule S2.82
  test('the menu has up to four levels, ids of its own, and one level wide enough for columns', async () => {
    const { links } = v.parse(Navigation, await get('/api/cms/navigation', locale))
    const depth = (link: NavLink): number => 1 + Math.max(0, ...(link.children ?? []).map(depth))
    const all = (list: readonly NavLink[]): NavLink[] => list.flatMap((link) => [link, ...all(link.children ?? [])])
    expect(Math.max(...links.map(depth))).toBe(4)
    const ids = all(links).map((link) => link._id)
    expect(new Set(ids).size).toBe(ids.length)
    if (!locale.endsWith('BE')) expect(all(links).some((link) => (link.children?.length ?? 0) >= 15)).toBe(true)
  })

  test('the theme of the sea has the other words that people look for it by', async () => {
    const { links } = v.parse(Navigation, await get('/api/cms/navigation', locale))
    const seaside = links.flatMap(({ children = [] }) => children).find(({ theme }) => theme === themes.seaside)
    const typed = { fr: 'plage', es: 'costa', nl: 'strand', it: 'spiaggia' }[language]
    expect(seaside?.synonyms).toContain(typed)
  })

  test('boxes are the catalogue’s, with their own addresses and promotion', async () => {
    const { boxes } = v.parse(BoxBlockContent, await get('/api/cms/box-block-serp', locale))
    expect(boxes[0]).toMatchObject({ id: '201EBOX', price: 14900, promoPrice: 12900 })
    expect(boxes[0]?.link.url).toMatch(new RegExp(`^/${segments.box[language]}/[a-z0-9-]+/201EBOX$`))
  })
})

test('rejects a missing or unknown locale, and unknown content', async () => {
  for (const query of ['', '?locale=', '?locale=en_GB']) {
    const response = await content.request(`/api/cms/footer${query}`, {}, env)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid-parameter', field: 'locale' } })
  }
  expect((await content.request('/api/cms/static/nothing?locale=fr_FR', {}, env)).status).toBe(404)
})

test('the six partners are those of the specification', async () => {
  const partners = v.parse(Minisites, await get('/api/cms/minisites', 'fr_FR'))
  expect(partners.map((each) => each.minisiteId)).toEqual([360, 250, 244, 30, 14, 97])
  expect(partners.map((each) => each.minisiteLocale).toSorted()).toEqual(['fr_BE', 'fr_BE', 'fr_FR', 'fr_FR', 'fr_FR', 'nl_BE'])
})

test('a running campaign contains its day, whatever the day', async () => {
  for (const today of ['2027-01-01', '2027-06-15', '2028-02-29']) {
    const response = await content.request('/api/cms/homepage?locale=es_ES', {}, { ...env, TODAY: today })
    const { booking } = v.parse(HomePages, await response.json())
    const promo = booking.blocks.find((block) => block.type === 'JumbotronPromo')
    const noon = new Date(`${today}T12:00Z`).toISOString()
    expect(promo?.start !== undefined && promo.start < noon && promo.end !== undefined && promo.end > noon).toBe(true)
  }
})

describe('what only some content has', () => {
  // @rule S3.6
  test('prices are rounded up in one market, and dates are suggested or asked for in one each', async () => {
    const found = await Promise.all(
      locales.map(async (locale) => [locale, v.parse(Settings, await get('/api/cms/settings', locale))] as const),
    )
    expect(found.filter(([, { roundUpPrices }]) => roundUpPrices).map(([locale]) => locale)).toEqual(['nl_NL'])
    expect(Object.fromEntries(found.map(([locale, { datesPrompt }]) => [locale, datesPrompt]))).toEqual({
      fr_FR: 'none',
      fr_BE: 'none',
      nl_BE: 'none',
      nl_NL: 'none',
      es_ES: 'suggested',
      it_IT: 'forced',
    })
  })

  // @rule S2.82
  test.each(locales)('the menu of %s highlights gifts and the theme of the week, and counts the boxes', async (locale) => {
    const { links } = v.parse(Navigation, await get('/api/cms/navigation', locale))
    const all = [...links, ...links.flatMap(({ children }) => children ?? [])]
    expect(all.filter(({ variant }) => variant === 'highlight').map(({ _id }) => _id)).toEqual([
      'gifts',
      expect.stringContaining('themes/'),
    ])
    expect(all.filter(({ count }) => count !== undefined)).toEqual([expect.objectContaining({ _id: 'gifts/boxes', count: 30 })])
  })

  // @rule B9.95
  test.each(locales)('the boxes of %s are rated out of five', async (locale) => {
    const { boxes } = v.parse(BoxBlockContent, await get('/api/cms/box-block-serp', locale))
    expect(boxes.map(({ rating }) => rating)).toEqual(['4,3/5'])
  })
})

describe('the offers of the partners', () => {
  const on = async (today: string) => {
    const response = await content.request('/api/cms/minisites?locale=fr_FR', {}, { ...env, TODAY: today })
    return v.parse(Minisites, await response.json())
  }

  // @rule S9.47
  test.each(['2024-01-15', '2026-11-21', '2027-01-01', '2031-12-31'])(
    'can be booked on %s, but for the one that has ended',
    async (today) => {
      const minisites = await on(today)
      const ended = minisites.filter(({ footer }) => String(footer?.bookableUntil) < today)
      expect(ended.map(({ minisiteId }) => minisiteId)).toEqual(today === '2024-01-15' ? [] : [97])
      for (const { footer } of minisites) {
        const { terms, bookableUntil = '', staysUntil = '' } = footer ?? {}
        expect(staysUntil > bookableUntil).toBe(true)
        expect(JSON.stringify(terms)).toContain(bookableUntil.slice(0, 4))
        expect(JSON.stringify(terms)).toContain(staysUntil.slice(0, 4))
      }
    },
  )

  test('move by whole years, the fewest that do', async () => {
    const [first] = await on('2026-12-31')
    expect(first?.footer).toMatchObject({ bookableUntil: '2026-12-31', staysUntil: '2027-03-31' })
    const [next] = await on('2027-01-01')
    expect(next?.footer).toMatchObject({ bookableUntil: '2027-12-31', staysUntil: '2028-03-31' })
  })
})
