import { Hono } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import { locales, marketOfLocale } from '../../src/market/markets.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import { pictureOf } from '../content/picture.ts'
import { typeset } from '../content/typeset.ts'
import { wordsOf } from '../content/words/words-of.ts'
import { body, idOf, notFound, query } from '../door/refusal.ts'
import type { OriginEnv } from '../env.ts'
import { OffersQuestion } from '../../src/contract/offers-question.ts'
import { flatQuery } from '../search/criteria.ts'
import { scopeOf } from '../search/scope.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { activityById, findActivities } from './activities.ts'
import { activityDetail } from './detail.ts'
import { activityImages } from './images.ts'

export const activities = new Hono<OriginEnv>()

/** Shown above the results. */
const header = 'balloons-golden'

activities.post('/search/activity-only.json', async (c) => {
  const criteria = await body(c, OffersQuestion)
  const asked = flatQuery(criteria)
  const market = marketOfLocale(asked.locale)
  const texts = textsOf(asked.locale)
  const { seo } = wordsOf(asked.locale).activity
  const title = typeset(seo.title, market.language)
  const description = typeset(seo.description, market.language)
  const scope = await scopeOf(c.env.DB, asked)
  const { results, totalCount } = await findActivities(
    c.env.DB,
    {
      scope,
      theme: asked.theme,
      adults: asked.adult,
      priceMin: asked.priceMin,
      priceMax: asked.priceMax,
      orderBy: asked.orderBy,
      page: asked.page,
      limit: asked.limit,
    },
    market,
    texts,
  )
  return c.json({
    mainTitle: scope.place ? `${texts.labels.activities} ${texts.place.in(scope.place.facts)}` : title,
    mainImage: pictureOf(header, market.language),
    pageModel: {
      pageTitle: title,
      metaDescription: description,
      metaRobots: 'index,follow',
      canonicalUrl: sitePath(market, 'activities'),
      alternateUrls: locales.map((locale) => ({ locale, path: sitePath(marketOfLocale(locale), 'activities') })),
    },
    results,
    searchDetails: {
      adult: asked.adult,
      child: asked.child,
      baby: asked.baby,
      totalCount,
      ...(scope.place ? { destination: texts.place.name(scope.place.facts) } : {}),
    },
  })
})

const Localised = v.object({ locale: LocaleName })

activities.get('/activities/:id/images.json', async (c) => {
  const { locale } = query(c, Localised)
  const images = await activityImages(c.env.DB, idOf(c, 'id', 'activity'), marketOfLocale(locale))
  if (!images) throw notFound('activity')
  return c.json({ images })
})

activities.get('/activity-only/weekend/:id/detail.json', async (c) => {
  const { locale } = query(c, Localised)
  const activity = await activityById(c.env.DB, idOf(c, 'id', 'activity'))
  if (!activity) throw notFound('activity')
  return c.json(activityDetail(activity, marketOfLocale(locale), textsOf(locale)))
})
