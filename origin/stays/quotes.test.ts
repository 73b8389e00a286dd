import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { scenarioHotels } from '@escale/catalogue'
import { Availabilities, CheckoutNights } from '../../src/contract/availability.ts'
import { Quote } from '../../src/contract/quote.ts'
import { ProductOffers, StayDetail } from '../../src/contract/stay.ts'
import { locales } from '../../src/market/markets.ts'
import { responseTo, origin } from '../testing/whole-catalogue.ts'

describe('stays', () => {
  // @rule B3.2
  test('the detail is complete in every locale', async () => {
    for (const locale of locales) {
      const detail = await responseTo(StayDetail, `/weekend/10011/detail.json?locale=${locale}`)
      expect(detail.published).toBe(true)
      expect(detail.images.length).toBeGreaterThan(4)
      expect(detail.hotel.images.length).toBeGreaterThan(4)
      expect(detail.breadcrumb.at(-1)?.uri).toBe(detail.uri)
    }
  })

  // @rule B2.24
  test('expired and unknown stays', async () => {
    for (const hotel of scenarioHotels)
      expect(await responseTo(StayDetail, `/weekend/${(hotel + 2) * 10 + 3}/detail.json?locale=it_IT`)).toMatchObject({ published: false })
    expect((await origin.get('/weekend/99999999/detail.json?locale=fr_FR')).status).toBe(404)
  })

  // @rule S7.35 B4.19 B7.8
  test('calendar, nights and quote agree on every day', async () => {
    const { days } = await responseTo(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2026-12&length=1&weekend=10011')
    expect(Object.keys(days).length).toBeGreaterThan(15)
    for (const [checkin, day] of Object.entries(days).slice(0, 10)) {
      const nights = await responseTo(
        CheckoutNights,
        `/weekend/10011/packageCheckoutNights.json?locale=fr_FR&checkin=${checkin}&length=14&multiOffer=true&client=site`,
      )
      expect(nights[0]).toEqual({ nights: day.minLos, amount: day.amount })
      const quote = await responseTo(
        Quote,
        `/weekend/10011/quote.json?locale=fr_FR&checkin=${checkin}&nights=${day.minLos}&smartcapacity=true`,
      )
      expect(quote.priceInfo?.sellPrice).toBe(day.amount)
      expect(quote.bestPrice).toBe(day.bestPriceOfTheMonth === true)
    }
  })

  test('few rooms come with the room, the nights and the time they were counted for; many without', async () => {
    const { days } = await responseTo(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2026-12&length=3&weekend=10011')
    const seen = { few: 0, many: 0 }
    for (const [checkin, { minLos: nights }] of Object.entries(days).slice(0, 40)) {
      const quote = await responseTo(Quote, `/weekend/10011/quote.json?locale=fr_FR&checkin=${checkin}&nights=${nights}`)
      const few = (quote.roomsAmount ?? 0) <= 3
      seen[few ? 'few' : 'many']++
      if (few) expect(quote.roomsEvidence).toMatchObject({ checkin })
      else expect(quote.roomsEvidence).toBeUndefined()
    }
    expect(Math.min(seen.few, seen.many)).toBeGreaterThan(0)
  })

  // @rule B4.19
  test('a quote has the best promotion of the month on the days whose promotion is the highest, above the stay’s own', async () => {
    const { days } = await responseTo(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2027-03&length=1&weekend=10011')
    const promos = Object.values(days).map(({ promo = 0 }) => promo)
    const [lowest, highest] = [Math.min(...promos), Math.max(...promos)]
    expect(highest).toBeGreaterThan(lowest)
    const announced = async (requested: number) => {
      const [checkin, day] = Object.entries(days).find(([, { promo = 0 }]) => promo === requested) ?? []
      const quote = await responseTo(Quote, `/weekend/10011/quote.json?locale=fr_FR&checkin=${checkin}&nights=${day?.minLos}`)
      return quote.bestPromo
    }
    expect([await announced(highest), await announced(lowest)]).toEqual([true, false])
  })

  // @rule B7.8
  test('a day that is not in the calendar cannot be quoted', async () => {
    const { days } = await responseTo(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2027-05&length=3&weekend=10011')
    const closed = Array.from({ length: 90 }, (_, index) => new Date(Date.UTC(2027, 4, 1 + index)).toISOString().slice(0, 10)).find(
      (date) => !days[date],
    )
    const quote = await responseTo(Quote, `/weekend/10011/quote.json?locale=fr_FR&checkin=${closed}&nights=1`)
    expect(quote).toMatchObject({ bookable: false, errors: [{ code: 'package-not-available-at-checkin' }] })
  })

  test('at most one day a month has its best price: the lowest of its most frequent length', async () => {
    for (const hotel of [1057, 1100, 1111]) {
      const { days } = await responseTo(Availabilities, `/hotels/${hotel}/availabilities.json?locale=fr_FR&month=2026-12&length=4`)
      const best = Object.entries(days).filter(([, day]) => day.bestPriceOfTheMonth)
      expect(best.length).toBeGreaterThan(2)
      expect(new Set(best.map(([date]) => date.slice(0, 7))).size).toBe(best.length)
      for (const [date, { amount, minLos }] of best) {
        const month = Object.entries(days).flatMap(([other, day]) => (other.startsWith(date.slice(0, 7)) ? day : []))
        const equal = month.filter((day) => day.minLos === minLos)
        expect(amount).toBe(Math.min(...equal.map((day) => day.amount)))
        for (const other of month) expect(month.filter((day) => day.minLos === other.minLos).length).toBeLessThanOrEqual(equal.length)
      }
    }
  })

  test('arrivals are sold for twelve months', async () => {
    const { days, until } = await responseTo(Availabilities, '/hotels/1001/availabilities.json?locale=fr_FR&month=2027-11&length=3')
    expect(until).toBe('2027-11-22')
    expect(Object.keys(days).every((day) => day < until)).toBe(true)
  })

  // @rule B7.5
  test('the real-time quote agrees, except where it is known to change', async () => {
    const [hotel] = scenarioHotels
    const both = async (id: number) => {
      const { days } = await responseTo(
        Availabilities,
        `/hotels/${Math.floor(id / 10)}/availabilities.json?locale=fr_FR&month=2027-01&length=3&weekend=${id}`,
      )
      const [checkin, day] = Object.entries(days)[0] ?? ['', undefined]
      const query = `locale=fr_FR&checkin=${checkin}&nights=${day?.minLos}`
      const quote = await responseTo(Quote, `/weekend/${id}/quote.json?${query}`)
      return { quote, realtime: await origin.get(`/weekend/${id}/quote-realtime.json?${query}&smartcapacity=true`) }
    }
    const same = await both(hotel * 10 + 1)
    expect(same.realtime.json).toEqual(same.quote)
    const higher = await both(hotel * 10 + 2)
    expect(v.parse(Quote, higher.realtime.json).priceInfo?.sellPrice).toBeGreaterThan(higher.quote.priceInfo?.sellPrice ?? Infinity)
    const lower = await both(hotel * 10 + 3)
    expect(v.parse(Quote, lower.realtime.json).priceInfo?.sellPrice).toBeLessThan(lower.quote.priceInfo?.sellPrice ?? 0)
    const gone = await both((hotel + 1) * 10 + 2)
    expect(gone.quote.bookable).toBe(true)
    expect(gone.realtime.json).toMatchObject({ bookable: false, errors: [{ code: 'package-not-available-at-checkin' }] })
    expect((await both((hotel + 1) * 10 + 3)).realtime.status).toBe(500)
  })

  // @rule B5.8
  test('a check-in in the past', async () => {
    const quote = await responseTo(Quote, '/weekend/10011/quote.json?locale=fr_FR&checkin=2026-11-20&nights=1')
    expect(quote).toMatchObject({ bookable: false, errors: [{ code: 'checkin-in-past' }] })
  })

  // @rule B7.1
  test('other offers of the hotel: the requested one first', async () => {
    const { offers: all } = await responseTo(ProductOffers, '/product/10013/offers?locale=fr_FR')
    expect(all[0]?.id).toBe(10013)
    expect(all.length).toBeGreaterThan(2)
    const dated = await responseTo(ProductOffers, '/product/10013/offers?locale=fr_FR&checkin=2026-12-11&nights=2')
    expect(dated.offers.every((offer) => offer.hasSelectedDates && offer.checkin === '2026-12-11')).toBe(true)
  })
})
