import { Hono } from 'hono'
import * as v from 'valibot'
import { copyOf, pictureOf, textsOf, typeset } from '@escale/catalogue'
import { LocaleName } from '../../src/contract/scalars.ts'
import { locales, marketOfLocale } from '../../src/market/markets.ts'
import { sitePath } from '../http/site-paths.ts'
import { body, idOf, notFound, query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { OffersRequest } from '../../src/contract/offers-request.ts'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import { flatQuery } from '../search/criteria.ts'
import { detailsOf } from '../search/details.ts'
import { scopeOf } from '../search/scope.ts'
import { activityById } from './activities.ts'
import { activityDetail } from './detail.ts'
import { activityImages } from './images.ts'
import { countActivities, findActivities, mostAdults } from './search.ts'

export const activities = new Hono<OriginEnv>()

const header = 'balloons-golden'

activities.post('/search/activity-only.json', async (c) => {
  const request: SearchQuery = { ...flatQuery(await body(c, OffersRequest)), flow: 'activity' }
  const market = marketOfLocale(request.locale)
  const texts = textsOf(request.locale)
  const { seo } = copyOf(request.locale).activity
  const title = typeset(seo.title, market.language)
  const search = { query: request, scope: await scopeOf(c.env.DB, request) }
  const { place } = search.scope
  const placeTitle = place && `${texts.labels.activities} ${texts.place.in(place.facts)}`
  const [results, totalCount, maxAdults] = await Promise.all([
    findActivities(c.env.DB, search, market, texts),
    countActivities(c.env.DB, search, market),
    mostAdults(c.env.DB),
  ])
  return c.json({
    mainTitle: placeTitle ?? title,
    mainImage: pictureOf(header, market.language),
    pageModel: {
      pageTitle: placeTitle ?? title,
      metaDescription: typeset(seo.description, market.language),
      metaRobots: 'index,follow',
      canonicalUrl: sitePath(market, 'activities'),
      alternateUrls: locales.map((locale) => ({ locale, path: sitePath(marketOfLocale(locale), 'activities') })),
    },
    maxAdults,
    results,
    searchDetails: await detailsOf(c.env.DB, search, totalCount, market, texts),
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
