import { Hono } from 'hono'
import * as v from 'valibot'
import { textsOf } from '@escale/catalogue'
import { reviewLanguages, reviewSorts, travellerTypes } from '../../src/contract/reviews.ts'
import { IsoMonth, LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { nowIn } from '../clock/now.ts'
import { flag, guestEntries, whole } from '../http/parameters.ts'
import { idOf, query } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { availabilities } from './availabilities.ts'
import { hotelPage } from './page.ts'
import { reviewsOf } from './reviews.ts'
import { yearPrices } from './year-prices.ts'

export const hotels = new Hono<OriginEnv>()

const Localised = v.object({ locale: LocaleName })

hotels.get('/hotel/:hotelId/detail.json', async (c) => {
  const { locale } = query(c, Localised)
  const market = marketOfLocale(locale)
  return c.json(await hotelPage(c.env.DB, idOf(c, 'hotelId', 'hotel'), market, nowIn(market, c.env.TODAY), textsOf(locale)))
})

const AvailabilityQuery = v.object({
  locale: LocaleName,
  month: IsoMonth,
  length: v.optional(whole(1, 13), '1'),
  weekend: v.optional(whole(1, 999_999_999)),
  ...guestEntries,
})

hotels.get('/hotels/:hotelId/availabilities.json', async (c) => {
  const { locale, ...request } = query(c, AvailabilityQuery)
  return c.json(await availabilities(c.env.DB, idOf(c, 'hotelId', 'hotel'), request, nowIn(marketOfLocale(locale), c.env.TODAY)))
})

const YearQuery = v.object({ locale: LocaleName, weekend: v.optional(whole(1, 999_999_999)), ...guestEntries })

hotels.get('/hotels/:hotelId/year-prices.json', async (c) => {
  const { locale, ...request } = query(c, YearQuery)
  return c.json(await yearPrices(c.env.DB, idOf(c, 'hotelId', 'hotel'), request, nowIn(marketOfLocale(locale), c.env.TODAY)))
})

const ReviewsQuery = v.object({
  locale: LocaleName,
  page: v.optional(whole(0, 999), '0'),
  sort: v.optional(v.picklist(reviewSorts), 'DATE_DESC'),
  language: v.optional(v.picklist(reviewLanguages)),
  type: v.optional(v.picklist(travellerTypes)),
  withOtherLanguageFallback: v.optional(flag, 'true'),
})

hotels.get('/hotel/:hotelId/reviews.json', async (c) => {
  const { withOtherLanguageFallback: fallback, ...request } = query(c, ReviewsQuery)
  return c.json(await reviewsOf(c.env.DB, idOf(c, 'hotelId', 'hotel'), { ...request, fallback }))
})
