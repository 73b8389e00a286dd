import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  announcementBanners,
  articles,
  boxesOf,
  contact,
  copyOf,
  type Edition,
  footer,
  giftBlock,
  giftCard,
  homePages,
  ideas,
  minisites,
  navigation,
  promoBars,
  settings,
  staticPage,
  targetedBanner,
  typesetJson,
} from '@escale/catalogue'
import { type IsoDate, LocaleName } from '../../src/contract/scalars.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'
import { dateOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { notFound, query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { boxCount, boxTeasers } from './box-teasers.ts'
import { editionOn } from './edition.ts'

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const Query = v.object({ locale: LocaleName })

const todayIn = (c: Context<OriginEnv>, locale: Locale): IsoDate => dateOf(nowIn(marketOfLocale(locale), c.env.TODAY).today)

function editionOfRequest(c: Context<OriginEnv>): Edition {
  const { locale } = query(c, Query)
  return editionOn(locale, todayIn(c, locale))
}

async function withBoxes(c: Context<OriginEnv>): Promise<Edition> {
  const edition = editionOfRequest(c)
  return { ...edition, boxes: await boxTeasers(c.env.DB, edition.locale) }
}

function respond(c: Context<OriginEnv>, { market }: Edition, content: unknown): Response {
  return c.body(typesetJson(content, market.language), 200, json)
}

/** The CMS (S7.24). */
export const content = new Hono<OriginEnv>()

const byPath: Readonly<Record<string, (edition: Edition) => unknown>> = {
  '/api/cms/promoBars': promoBars,
  '/cms/announcementBanner': announcementBanners,
  '/content/targetedBanner.json': targetedBanner,
  '/content/giftBlock': giftBlock,
  '/content/giftBlock.json': giftBlock,
  '/api/cms/footer': footer,
  '/api/cms/settings': settings,
  '/api/cms/giftCard': giftCard,
  '/api/cms/ideas': ideas,
  '/api/cms/contact': contact,
}
for (const [path, write] of Object.entries(byPath)) {
  content.get(path, (c) => {
    const edition = editionOfRequest(c)
    return respond(c, edition, write(edition))
  })
}

content.get('/api/cms/navigation', async (c) => {
  const edition = editionOfRequest(c)
  return respond(c, edition, navigation(edition, await boxCount(c.env.DB)))
})

content.get('/api/cms/homepage', async (c) => {
  const edition = await withBoxes(c)
  return respond(c, edition, homePages(edition))
})

content.get('/api/cms/box-block-serp', async (c) => {
  const edition = await withBoxes(c)
  return respond(c, edition, boxesOf(edition, 'serp', copyOf(edition.locale).booking.boxes, 'paper'))
})

const ArticlesQuery = v.object({
  locale: LocaleName,
  page: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), '0'),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(24)), '4'),
})

content.get('/api/cms/articles', (c) => {
  const { page, limit } = query(c, ArticlesQuery)
  const edition = editionOfRequest(c)
  const all = articles(edition)
  return respond(c, edition, { articles: all.slice(page * limit, (page + 1) * limit), totalCount: all.length })
})

/** Partners of all locales come at once: the parameter `locale` is accepted and ignored. */
content.get('/api/cms/minisites', (c) => {
  const entries = minisites((locale) => todayIn(c, locale)).map((minisite) =>
    typesetJson(minisite, marketOfLocale(minisite.minisiteLocale).language),
  )
  return c.body(`[${entries.join()}]`, 200, json)
})

content.get('/api/cms/static/:contentId', (c) => {
  const edition = editionOfRequest(c)
  const page = staticPage(edition, c.req.param('contentId'))
  if (!page) throw notFound('content')
  return respond(c, edition, page)
})
