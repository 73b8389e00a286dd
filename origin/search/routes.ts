import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { textsOf } from '@escale/catalogue'
import { CountsRequest, type CountsResponse } from '../../src/contract/counts.ts'
import { OffersRequest } from '../../src/contract/offers-request.ts'
import { SearchQuery } from '../../src/contract/search-query.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { activityFacets, countActivities } from '../activities/search.ts'
import { nowIn } from '../clock/now.ts'
import { body, parsed, query, HttpError } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import type { Search } from './candidates.ts'
import { flatQuery } from './criteria.ts'
import { FacetsWish, findFacets } from './facets.ts'
import { countOffers, findOffers, findPoints, packagesOf } from './offers.ts'
import { scopeOf } from './scope.ts'

export const search = new Hono<OriginEnv>()

const Packages = v.object({
  numberOfPackagesPerHotel: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(20))),
})

const otherNames: Readonly<Record<string, keyof SearchQuery>> = {
  hotelType: 'hotelTypes',
  hotelEnvironment: 'hotelEnvironments',
  hotelStyle: 'hotelStyles',
  singleVoucherPriceMin: 'priceMin',
  singleVoucherPriceMax: 'priceMax',
  night: 'nights',
}

function criteriaOf(parameters: Readonly<Record<string, string>>): SearchQuery {
  const { performGiftableSearch, ...others } = parameters
  const named = Object.fromEntries(Object.entries(others).map(([name, value]) => [otherNames[name] ?? name, value]))
  return parsed(SearchQuery, performGiftableSearch === 'true' ? { ...named, flow: 'gifting' } : named)
}

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
async function countOf(c: Context<OriginEnv>, criteria: SearchQuery): Promise<number> {
  try {
    const counted = await searchOf(c, criteria)
    if (criteria.flow === 'activity') return await countActivities(c.env.DB, counted, marketOfLocale(criteria.locale))
    return await countOffers(c.env.DB, counted, packagesOf(counted, undefined))
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return 0
    throw cause
  }
}

search.post('/counts.json', async (c) => {
  const { locale, searches } = await body(c, CountsRequest)
  const criteria = searches.map((text) => criteriaOf({ ...Object.fromEntries(new URLSearchParams(text)), locale }))
  return c.json({ counts: await Promise.all(criteria.map((each) => countOf(c, each))) } satisfies CountsResponse)
})
