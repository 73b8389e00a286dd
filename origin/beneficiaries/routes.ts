import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { GiftOpening } from '../../src/contract/beneficiary.ts'
import { IsoDate, IsoMonth, LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { nowIn } from '../clock/now.ts'
import type { OriginEnv } from '../env.ts'
import { body, idOf, query } from '../http/http-error.ts'
import { guestEntries, whole } from '../http/parameters.ts'
import type { Search } from '../search/candidates.ts'
import { criteriaOf } from '../search/criteria.ts'
import { FacetsWish, findFacets } from '../search/facets.ts'
import { findOffers, findPoints, packagesOf, Packages } from '../search/offers.ts'
import { checkinPrices } from '../stays/checkin-prices.ts'
import { stayById } from '../stays/stay.ts'
import { giftSearch } from './gift-search.ts'
import { openGift } from './opening.ts'

export const beneficiaries = new Hono<OriginEnv>()

beneficiaries.post('/beneficiary/gifts', async (c) => {
  const { locale, ...opening } = await body(c, v.object({ ...GiftOpening.entries, locale: LocaleName }))
  return c.json(await openGift(c.env, opening, locale))
})

const terms = { giftPrice: whole(0, 10_000_000), validUntil: IsoDate }
const Box = v.object({ ...terms, box: v.string() })
const Voucher = v.object({ ...terms, stay: whole(1, 999_999_999) })

/** `checkinDate` is the name of `checkin` where the code of the box is a parameter. */
function searchOf(c: Context<OriginEnv>, box = c.req.param('code')): Promise<Search> {
  const { hotelId, checkinDate, ...named } = c.req.query()
  const criteria = criteriaOf({
    ...named,
    ...(hotelId !== undefined && { hotel: hotelId }),
    ...(checkinDate !== undefined && { checkin: checkinDate }),
  })
  return giftSearch(c.env, criteria, box === undefined ? query(c, Voucher) : { ...query(c, v.object(terms)), box })
}

async function offers(c: Context<OriginEnv>, search: Search): Promise<Response> {
  if (search.query.performMapSearch) return c.json(await findPoints(c.env.DB, search))
  return c.json(await findOffers(c.env.DB, search, packagesOf(search, query(c, Packages).numberOfPackagesPerHotel)))
}

const facets = async (c: Context<OriginEnv>): Promise<Response> =>
  c.json(await findFacets(c.env.DB, await searchOf(c), query(c, FacetsWish)))

beneficiaries.get('/box-offers/:code', async (c) => offers(c, await searchOf(c)))
beneficiaries.get('/beneficiary/boxes/offers', async (c) => offers(c, await searchOf(c, query(c, Box).box)))
beneficiaries.get('/beneficiary/single-vouchers/offers', async (c) => offers(c, await searchOf(c)))
beneficiaries.get('/box-facets/:code', facets)
beneficiaries.get('/beneficiary/single-vouchers/facets', facets)

const CheckinQuery = v.object({
  locale: LocaleName,
  month: IsoMonth,
  length: v.optional(whole(1, 13), '2'),
  nights: whole(1, 30),
  ...terms,
  ...guestEntries,
})

beneficiaries.get('/redeem/weekend/:id/packageCheckinPrices.json', async (c) => {
  const { locale, ...request } = query(c, CheckinQuery)
  const stay = await stayById(c.env.DB, idOf(c, 'id', 'stay'))
  return c.json(await checkinPrices(c.env.DB, stay, request, nowIn(marketOfLocale(locale), c.env.TODAY)))
})
