import { Hono } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import { locales, marketOfLocale } from '../../src/market/markets.ts'
import { sitePath } from '../catalogue/site-paths.ts'
import { pictureOf } from '../content/picture.ts'
import { typeset } from '../content/typeset.ts'
import { copyOf } from '../content/copy.ts'
import { body, idOf, notFound, query } from '../http/refusal.ts'
import type { OriginEnv } from '../env.ts'
import { OffersRequest } from '../../src/contract/offers-request.ts'
import { flatQuery } from '../search/criteria.ts'
import { scopeOf } from '../search/scope.ts'
import { textsOf } from '../texts/index-by-locale.ts'
import { activityById, findActivities } from './activities.ts'
import { activityDetail } from './detail.ts'
import { activityImages } from './images.ts'

export const activities = new Hono<OriginEnv>()

const header = 'balloons-golden'

activities.post('/search/activity-only.json', async (c) => {
  const criteria = await body(c, OffersRequest)
  const request = flatQuery(criteria)
  const market = marketOfLocale(request.locale)
  const texts = textsOf(request.locale)
  const { seo } = copyOf(request.locale).activity
  const title = typeset(seo.title, market.language)
  const description = typeset(seo.description, market.language)
  const scope = await scopeOf(c.env.DB, request)
  const { results, totalCount } = await findActivities(
    c.env.DB,
    {
      scope,
      theme: request.theme,
      adults: request.adult,
      priceMin: request.priceMin,
      priceMax: request.priceMax,
      orderBy: request.orderBy,
      page: request.page,
      limit: request.limit,
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
      adult: request.adult,
      child: request.child,
      baby: request.baby,
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
