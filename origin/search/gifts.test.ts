import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { OffersResponse } from '../../src/contract/offers.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { responseTo, facets, offers, origin } from '../testing/whole-catalogue.ts'

describe('search for gifts and packages', () => {
  test('gifts have a price of their price list, no reference price, two guests', async () => {
    const { exactMatch } = await offers('flow=gifting&giftNights=2&adult=4&limit=4')
    for (const card of exactMatch) {
      expect(card).toMatchObject({ itemCategory: 'single_voucher', priceType: 'gift', nights: 2, participants: 2 })
      expect(card.refPrice).toBeUndefined()
      const { priceList } = await responseTo(StayDetail, `/weekend/${card.id}/detail.json?locale=fr_FR`)
      expect(priceList?.find((entry) => entry.nights === 2)?.sellPrice).toBe(card.sellPrice)
    }
  })

  // @rule B6.40
  test.each([1, 2, 3])('gifts have the price of the bucket %i of their price list', async (bucket) => {
    const { exactMatch } = await offers(`flow=gifting&giftNights=2&bucket=${bucket}&limit=3`)
    for (const card of exactMatch) {
      const { priceList } = await responseTo(StayDetail, `/weekend/${card.id}/detail.json?locale=fr_FR`)
      expect(priceList?.find((entry) => entry.nights === 2)?.sellPrices[bucket - 1]).toBe(card.sellPrice)
    }
    expect(exactMatch).toHaveLength(3)
  })

  // @rule S7.9
  test('orders by popularity and price are correct, for gifts too', async () => {
    const gifts = (await offers('performGiftableSearch=true&orderBy=svPriceAsc&limit=50')).exactMatch
    expect(gifts.every((card) => card.itemCategory === 'single_voucher')).toBe(true)
    const prices = gifts.map((card) => card.sellPrice)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const { exactMatch } = await offers('orderBy=popularity&limit=5')
    const ids = exactMatch.map((card) => card.id).join()
    const { results } = await origin.db.prepare(`SELECT MIN(bookings) AS least FROM stay WHERE id IN (${ids})`).all<{ least: number }>()
    expect(results[0]?.least).toBeGreaterThan(40)
  })

  // @rule S7.5
  test('gifts are bounded by the price of the voucher, in results and in counts', async () => {
    const bounds = 'performGiftableSearch=true&singleVoucherPriceMin=15000&singleVoucherPriceMax=25000'
    const { exactMatch, searchDetails } = await offers(bounds)
    expect(exactMatch.every(({ sellPrice }) => sellPrice >= 15_000 && sellPrice <= 25_000)).toBe(true)
    expect(searchDetails.totalCount).toBeGreaterThan(50)
    const counted = await facets(bounds)
    expect(counted.totalCount).toBe(searchDetails.totalCount)
    const stars = counted.properties.find((facet) => facet.propertyType === 'stars')?.values.find((value) => value.id === '4')
    expect((await offers(`${bounds}&stars=4`)).searchDetails.totalCount).toBe(stars?.count)
  })

  test('stays of a hotel: all of them, the cheapest first, in gifting as vouchers', async () => {
    const body = {
      locale: 'fr_FR',
      orderBy: 'priceAsc',
      searchCriterias: { adult: 2, baby: 0, child: 0, hotelId: 1001 },
      numberOfPackagesPerHotel: 20,
      searchServiceProvider: 'catalog',
    }
    const booking = v.parse(OffersResponse, (await origin.post('/offers.json', body)).json).exactMatch
    expect(booking.length).toBeGreaterThan(2)
    expect(booking.every((card) => card.hotel.id === 1001 && card.itemCategory === 'weekend')).toBe(true)
    const prices = booking.map(({ sellPrice }) => sellPrice)
    expect(new Set(booking.map(({ nights }) => nights)).size).toBeGreaterThan(1)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const gifts = v.parse(OffersResponse, (await origin.post('/offers.json', { ...body, type: 'gift' })).json).exactMatch
    expect(gifts.every((card) => card.itemCategory === 'single_voucher')).toBe(true)
    const one = v.parse(OffersResponse, (await origin.post('/offers.json', { ...body, numberOfPackagesPerHotel: 1 })).json).exactMatch
    expect(one.map((card) => card.id)).toEqual([booking[0]?.id])
  })
})
