import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { dateOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { notFound, query } from '../door/refusal.ts'
import type { OriginEnv } from '../env.ts'
import { announcementBanners } from './announcements.ts'
import { boxesOf } from './box-block.ts'
import { boxTeasers } from './box-teasers.ts'
import { type Edition, editionOf } from './edition.ts'
import { footer } from './footer/footer.ts'
import { giftBlock } from './gift-block.ts'
import { homePages } from './home/home-pages.ts'
import { minisites } from './minisites/minisites.ts'
import { navigation } from './navigation/navigation.ts'
import { promoBars } from './promo-bars.ts'
import { settings } from './settings.ts'
import { staticPage } from './static/static-page.ts'
import { targetedBanner } from './targeted-banner.ts'
import { typesetJson } from './typeset.ts'
import { wordsOf } from './words/words-of.ts'

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const Query = v.object({ locale: LocaleName })

/** The edition asked for; 400 where the locale is missing or not one of the six. */
function asked(c: Context<OriginEnv>): Edition {
  const { locale } = query(c, Query)
  return editionOf(locale, dateOf(nowIn(marketOfLocale(locale), c.env.TODAY).today))
}

async function withBoxes(c: Context<OriginEnv>): Promise<Edition> {
  const edition = asked(c)
  return { ...edition, boxes: await boxTeasers(c.env.DB, edition.locale) }
}

function answer(c: Context<OriginEnv>, { market }: Edition, content: unknown): Response {
  return c.body(typesetJson(content, market.language), 200, json)
}

/** The CMS of section 7: every text that is not the catalogue's, in six locales. */
export const content = new Hono<OriginEnv>()

const byPath: Readonly<Record<string, (edition: Edition) => unknown>> = {
  '/api/cms/promoBars': promoBars,
  '/cms/announcementBanner': announcementBanners,
  '/content/targetedBanner.json': targetedBanner,
  '/content/giftBlock': giftBlock,
  '/content/giftBlock.json': giftBlock,
  '/api/cms/navigation': navigation,
  '/api/cms/footer': footer,
  '/api/cms/settings': settings,
}
for (const [path, write] of Object.entries(byPath)) {
  content.get(path, (c) => {
    const edition = asked(c)
    return answer(c, edition, write(edition))
  })
}

content.get('/api/cms/homepage', async (c) => {
  const edition = await withBoxes(c)
  return answer(c, edition, homePages(edition))
})

content.get('/api/cms/box-block-serp', async (c) => {
  const edition = await withBoxes(c)
  return answer(c, edition, boxesOf(edition, 'serp', wordsOf(edition.locale).booking.boxes, 'paper'))
})

/** Partners of all locales at once: a locale is accepted and changes nothing. */
content.get('/api/cms/minisites', (c) => {
  const entries = minisites().map((minisite) => typesetJson(minisite, marketOfLocale(minisite.minisiteLocale).language))
  return c.body(`[${entries.join()}]`, 200, json)
})

content.get('/api/cms/static/:contentId', (c) => {
  const edition = asked(c)
  const page = staticPage(edition, c.req.param('contentId'))
  if (!page) throw notFound('content')
  return answer(c, edition, page)
})
