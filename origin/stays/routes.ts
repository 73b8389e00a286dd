import { Hono } from 'hono'
import * as v from 'valibot'
import { textsOf } from '@escale/catalogue'
import type { CheckoutNights } from '../../src/contract/availability.ts'
import { IsoDate, LocaleName } from '../../src/contract/scalars.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { dayOf } from '../clock/days.ts'
import { canArrive, nowIn } from '../clock/now.ts'
import { flag, guestEntries, whole } from '../http/parameters.ts'
import { idOf, query, HttpError } from '../http/http-error.ts'
import type { OriginEnv } from '../env.ts'
import { fittingTerms } from '../pricing/guests.ts'
import { activityDates } from './activity-dates.ts'
import { lengths } from './arrivals.ts'
import { stayDetail } from './detail.ts'
import { productOffers } from './product-offers.ts'
import { quoteOf, realtimeQuoteOf } from './quote.ts'
import { isOnSale, roomFacts, stayById } from './stay.ts'

export const stays = new Hono<OriginEnv>()

/** Dates concern the activities, and guests the price. `fetchPageModel=false` leaves out the titles. */
const DetailQuery = v.object({
  locale: LocaleName,
  checkin: v.optional(IsoDate),
  nights: v.optional(whole(1, 30)),
  night: v.optional(whole(1, 30)),
  fetchPageModel: v.optional(flag, 'true'),
  ...guestEntries,
})

stays.get('/weekend/:id/detail.json', async (c) => {
  const { locale, checkin, nights: named, night, fetchPageModel, ...guests } = query(c, DetailQuery)
  const market = marketOfLocale(locale)
  const texts = textsOf(locale)
  const stay = await stayById(c.env.DB, idOf(c, 'id', 'stay'))
  const { pageModel, ...detail } = await stayDetail(c.env.DB, stay, guests, market, nowIn(market, c.env.TODAY), texts)
  const nights = named ?? night
  const dated = checkin === undefined || nights === undefined ? {} : { activityDates: activityDates(stay, dayOf(checkin), nights, texts) }
  return c.json({ ...detail, ...dated, ...(fetchPageModel ? { pageModel } : {}) })
})

/** `night` is an older name of `nights`. */
const QuoteQuery = v.object({
  locale: LocaleName,
  checkin: IsoDate,
  nights: v.optional(whole(1, 30)),
  night: v.optional(whole(1, 30)),
  smartcapacity: v.optional(flag, 'false'),
  activitySelectionList: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  offerId: v.optional(whole(1, 999_999_999)),
  autoDiscount: v.optional(flag, 'false'),
  ...guestEntries,
})

for (const [path, respond] of [
  ['quote', quoteOf],
  ['quote-realtime', realtimeQuoteOf],
] as const) {
  stays.get(`/weekend/:id/${path}.json`, async (c) => {
    const { locale, nights: named, night, ...request } = query(c, QuoteQuery)
    const nights = named ?? night
    if (nights === undefined) throw new HttpError(400, 'invalid-parameter', 'nights: missing', 'nights')
    const stay = await stayById(c.env.DB, idOf(c, 'id', 'stay'))
    return c.json(await respond(c.env.DB, stay, { ...request, nights }, nowIn(marketOfLocale(locale), c.env.TODAY), textsOf(locale)))
  })
}

const CheckoutQuery = v.object({ locale: LocaleName, checkin: IsoDate, length: v.optional(whole(1, 60), '14'), ...guestEntries })

stays.get('/weekend/:id/packageCheckoutNights.json', async (c) => {
  const { locale, checkin, length, ...guests } = query(c, CheckoutQuery)
  const now = nowIn(marketOfLocale(locale), c.env.TODAY)
  const stay = await stayById(c.env.DB, idOf(c, 'id', 'stay'))
  const day = dayOf(checkin)
  if (!canArrive(day, now) || !isOnSale(stay, now.today)) return c.json([])
  const found = await lengths(c.env.DB, stay.facts.id, fittingTerms(guests, roomFacts(stay).maxCapacity), day)
  const possible: CheckoutNights = found.filter(({ nights }) => nights <= length).map(({ nights, price }) => ({ nights, amount: price }))
  return c.json(possible)
})

const OffersQuery = v.object({
  locale: LocaleName,
  checkin: v.optional(IsoDate),
  nights: v.optional(whole(1, 30)),
  multiOffer: v.optional(flag, 'false'),
  ...guestEntries,
})

stays.get('/product/:id/offers', async (c) => {
  const { locale, checkin, nights, multiOffer, ...guests } = query(c, OffersQuery)
  const market = marketOfLocale(locale)
  const stay = await stayById(c.env.DB, idOf(c, 'id', 'stay'))
  const dates = checkin !== undefined && nights !== undefined ? { checkin, nights, every: multiOffer } : undefined
  return c.json(await productOffers(c.env.DB, stay, guests, dates, market, nowIn(market, c.env.TODAY), textsOf(locale)))
})
