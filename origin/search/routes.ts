import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { OffersRequest } from '../../src/contract/offers-request.ts'
import { SearchQuery } from '../../src/contract/search-query.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { nowIn } from '../clock/now.ts'
import { body, parsed, query } from '../http/refusal.ts'
import type { OriginEnv } from '../env.ts'
import type { Search } from './candidates.ts'
import { flatQuery } from './criteria.ts'
import { FacetsWish, findFacets } from './facets.ts'
import { findOffers, findPoints, packagesOf } from './offers.ts'
import { scopeOf } from './scope.ts'

export const search = new Hono<OriginEnv>()

const Packages = v.object({
  numberOfPackagesPerHotel: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(20))),
})

/** Other names of parameters (search specification, section 7, "Facets"). */
const otherNames: Readonly<Record<string, keyof SearchQuery>> = {
  hotelType: 'hotelTypes',
  hotelEnvironment: 'hotelEnvironments',
  hotelStyle: 'hotelStyles',
  singleVoucherPriceMin: 'priceMin',
  singleVoucherPriceMax: 'priceMax',
  night: 'nights',
}

/** The search of a request as a flat query; `performGiftableSearch` means gifts. */
function criteriaOf(c: Context<OriginEnv>): SearchQuery {
  const { performGiftableSearch, ...asked } = c.req.query()
  const named = Object.fromEntries(Object.entries(asked).map(([name, value]) => [otherNames[name] ?? name, value]))
  return parsed(SearchQuery, performGiftableSearch === 'true' ? { ...named, flow: 'gifting' } : named)
}

async function searchOf(c: Context<OriginEnv>, criteria: SearchQuery): Promise<Search> {
  return { query: criteria, scope: await scopeOf(c.env.DB, criteria), now: nowIn(marketOfLocale(criteria.locale), c.env.TODAY) }
}

async function respond(c: Context<OriginEnv>, criteria: SearchQuery, packages: number | undefined): Promise<Response> {
  const asked = await searchOf(c, criteria)
  return criteria.performMapSearch
    ? c.json(await findPoints(c.env.DB, asked))
    : c.json(await findOffers(c.env.DB, asked, packagesOf(asked, packages)))
}

search.get('/offers.json', (c) => respond(c, criteriaOf(c), query(c, Packages).numberOfPackagesPerHotel))

search.post('/offers.json', async (c) => {
  const criteria = await body(c, OffersRequest)
  return respond(c, flatQuery(criteria), criteria.numberOfPackagesPerHotel)
})

search.get('/facets.json', async (c) => c.json(await findFacets(c.env.DB, await searchOf(c, criteriaOf(c)), query(c, FacetsWish))))
