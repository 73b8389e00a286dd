import { describe, expect, test } from 'vitest'
import { OffersResponse } from '../../src/contract/offers.ts'
import { Quote } from '../../src/contract/quote.ts'
import { StayDetail } from '../../src/contract/stay.ts'
import { WishedProducts } from '../../src/contract/wished-products.ts'
import { locales } from '../../src/market/markets.ts'
import { origin, responseTo } from '../testing/whole-catalogue.ts'

const products = async (query: string, today?: string) =>
  (await responseTo(WishedProducts, `/products.json?locale=fr_FR&${query}`, today)).products

describe('the products of a wishlist', () => {
  test('come in the requested order, in every locale, without unknown ones', async () => {
    for (const locale of locales) {
      const { products: found } = await responseTo(
        WishedProducts,
        `/products.json?locale=${locale}&products=ACTIVITY:700001,STAY:10572,STAY:999999,STAY:10031`,
      )
      expect(found.map(({ wish }) => wish)).toEqual(['ACTIVITY:700001', 'STAY:10572', 'STAY:10031'])
      expect(found.every(({ state, offer }) => state === 'onSale' && offer.images.length > 0)).toBe(true)
    }
  })

  test('have the price of the stay’s page, its facilities and the distance to its town', async () => {
    const [stay] = await products('products=STAY:10572')
    const { price, hotel } = await responseTo(StayDetail, '/weekend/10572/detail.json?locale=fr_FR')
    expect(stay?.state === 'onSale' && stay.offer.sellPrice).toBe(price?.fromPrice.sellPrice)
    expect(stay?.facilities).toEqual(hotel.facilities)
    expect(stay?.distanceToCenter).toBeLessThan(3)
  })

  test('have the price of the quote for dates and guests', async () => {
    const dates = 'checkin=2027-01-15&nights=2&adult=2&child=1'
    const ids = [10011, 10031, 10062, 10572, 13651]
    for (const product of await products(`products=${ids.map((id) => `STAY:${id}`).join(',')}&${dates}`)) {
      const quote = await responseTo(Quote, `/weekend/${product.offer.id}/quote.json?locale=fr_FR&smartcapacity=true&${dates}`)
      expect(product.state).toBe(quote.bookable ? 'onSale' : 'soldOut')
      if (product.state === 'onSale') {
        expect(product.offer.sellPrice).toBe(quote.priceInfo?.sellPrice)
        expect(product.offer).toMatchObject({ nights: 2, participants: 3, priceType: 'final' })
      }
    }
  })

  test('agree with the search that found them', async () => {
    const dates = 'checkin=2027-01-15&nights=1'
    const { exactMatch } = await responseTo(OffersResponse, `/offers.json?locale=fr_FR&${dates}&limit=10`)
    const found = await products(`products=${exactMatch.map(({ id }) => `STAY:${id}`).join(',')}&${dates}`)
    expect(found.map((product) => product.state === 'onSale' && product.offer.sellPrice)).toEqual(
      exactMatch.map(({ sellPrice }) => sellPrice),
    )
  })

  test('of a stay with extras are its own', async () => {
    const { upsells = [] } = await responseTo(StayDetail, '/weekend/10013/detail.json?locale=fr_FR')
    const more = upsells.map(({ id }) => id)
    const found = await products(`products=${more.map((id) => `STAY:${id}`).join(',')}`)
    expect(found.map(({ offer }) => offer.id)).toEqual(more)
  })

  test('are sold out for an arrival that is not sold, and expired once they are off sale', async () => {
    const [past] = await products('products=STAY:10572&checkin=2026-11-01&nights=1')
    expect(past?.state).toBe('soldOut')
    const [many] = await products('products=STAY:10572&checkin=2027-01-15&nights=1&adult=1&child=9')
    expect(many?.state).toBe('soldOut')
    const expiring = ['STAY:10051', 'STAY:13651']
    expect((await products(`products=${expiring.join(',')}`)).map(({ state }) => state)).toEqual(['onSale', 'onSale'])
    const [gone, closed] = await products('products=ACTIVITY:700020,STAY:10181')
    expect([gone?.state, closed?.state]).toEqual(['expired', 'expired'])
    expect((await products(`products=${expiring.join(',')}`, '2027-01-20')).map(({ state }) => state)).toEqual(['expired', 'expired'])
  })

  test('of activities are priced for the adults', async () => {
    const [one] = await products('products=ACTIVITY:700001&adult=1')
    const [two] = await products('products=ACTIVITY:700001&adult=2')
    const amounts = [one, two].map((product) => (product?.state === 'onSale' ? product.offer.sellPrice : 0))
    expect(amounts[1]).toBe((amounts[0] ?? 0) * 2)
  })

  test.each(['', 'HOTEL:1', 'STAY:1;DROP', 'STAY:0', `${'STAY:1,'.repeat(31)}STAY:2`])('are refused for %s', async (list) => {
    expect((await origin.get(`/products.json?locale=fr_FR&products=${list}`)).status).toBe(400)
  })
})
