import { Hono, type Context } from 'hono'
import { textsOf } from '@escale/catalogue'
import { CountsRequest, type CountsResponse } from '../../src/contract/counts.ts'
import { OffersRequest } from '../../src/contract/offers-request.ts'
import type { SearchQuery } from '../../src/contract/search-query.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { activityFacets, countActivities } from '../activities/search.ts'
import { giftSearch } from '../beneficiaries/gift-search.ts'
import { nowIn } from '../clock/now.ts'
import { body, query, HttpError } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import type { Search } from './candidates.ts'
import { criteriaOf, flatQuery } from './criteria.ts'
import { FacetsWish, findFacets } from './facets.ts'
import { countOffers, findOffers, findPoints, Packages, packagesOf } from './offers.ts'
import { scopeOf } from './scope.ts'

export const search = new Hono<OriginEnv>()

async function searchOf(c: Context<OriginEnv>, criteria: SearchQuery): Promise<Search> {
  return { query: criteria, scope: await scopeOf(c.env.DB, criteria), now: nowIn(marketOfLocale(criteria.locale), c.env.TODAY) }
}

async function respond(c: Context<OriginEnv>, criteria: SearchQuery, packages: number | undefined): Promise<Response> {
  if (criteria.flow === 'activity') throw new HttpError(400, 'flow', 'Activities are found by search/activity-only.json')
  const located = await searchOf(c, criteria)
  return criteria.performMapSearch
    ? c.json(await findPoints(c.env.DB, located))
    : c.json(await findOffers(c.env.DB, located, packagesOf(located, packages)))
}

search.get('/offers.json', (c) => respond(c, criteriaOf(c.req.query()), query(c, Packages).numberOfPackagesPerHotel))

search.post('/offers.json', async (c) => {
  const criteria = await body(c, OffersRequest)
  return respond(c, flatQuery(criteria), criteria.numberOfPackagesPerHotel)
})

search.get('/facets.json', async (c) => {
  const located = await searchOf(c, criteriaOf(c.req.query()))
  const { locale, flow } = located.query
  const request = query(c, FacetsWish)
  return c.json(
    flow === 'activity'
      ? await activityFacets(c.env.DB, located, request, marketOfLocale(locale), textsOf(locale))
      : await findFacets(c.env.DB, located, request),
  )
})

/** A search in an unknown place counts zero, so that it does not fail the others. */
async function countOf(c: Context<OriginEnv>, criteria: SearchQuery, gift: CountsRequest['gift']): Promise<number> {
  try {
    const counted = gift ? await giftSearch(c.env, criteria, gift, { onlyWithDates: true }) : await searchOf(c, criteria)
    if (criteria.flow === 'activity') return await countActivities(c.env.DB, counted, marketOfLocale(criteria.locale))
    return await countOffers(c.env.DB, counted, packagesOf(counted, undefined))
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return 0
    throw cause
  }
}

search.post('/counts.json', async (c) => {
  const { locale, searches, gift } = await body(c, CountsRequest)
  const criteria = searches.map((text) => criteriaOf({ ...Object.fromEntries(new URLSearchParams(text)), locale }))
  return c.json({ counts: await Promise.all(criteria.map((each) => countOf(c, each, gift))) } satisfies CountsResponse)
})
