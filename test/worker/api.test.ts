import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Availabilities, CheckoutNights } from '../../src/contract/availability.ts'
import { FacetsResponse } from '../../src/contract/facets.ts'
import { GeoSuggestions } from '../../src/contract/geo.ts'
import { MapResponse, OffersResponse } from '../../src/contract/offers.ts'
import { Quote } from '../../src/contract/quote.ts'
import { ReviewList } from '../../src/contract/reviews.ts'
import { ProductOffers, StayDetail } from '../../src/contract/stay.ts'
import { get, fetchJson } from './site.ts'

const firstOffer = async () => v.parse(OffersResponse, await fetchJson('/api/offers.json?locale=fr_FR&limit=1')).exactMatch[0]!

describe('the islands’ API', () => {
  // @rule S3.11 S7.25 B7.1
  it('returns every response with the shape of its contract', async () => {
    const { id, hotel } = await firstOffer()
    const days = v.parse(
      Availabilities,
      await fetchJson(`/api/hotels/${hotel.id}/availabilities.json?locale=fr_FR&month=2027-04&length=2&weekend=${id}`),
    )
    const [checkin] = Object.keys(days.days)
    expect(checkin).toMatch(/^2027-0[45]/)
    const nights = v.parse(
      CheckoutNights,
      await fetchJson(`/api/weekend/${id}/packageCheckoutNights.json?locale=fr_FR&checkin=${checkin}&length=14`),
    )
    expect(nights.length).toBeGreaterThan(0)
    v.parse(Quote, await fetchJson(`/api/weekend/${id}/quote.json?locale=fr_FR&checkin=${checkin}&nights=${nights[0]?.nights}`))
    v.parse(Quote, await fetchJson(`/api/weekend/${id}/quote-realtime.json?locale=fr_FR&checkin=${checkin}&nights=${nights[0]?.nights}`))
    v.parse(StayDetail, await fetchJson(`/api/weekend/${id}/detail.json?locale=fr_FR`))
    v.parse(ProductOffers, await fetchJson(`/api/product/${id}/offers?locale=fr_FR`))
    v.parse(ReviewList, await fetchJson(`/api/hotel/${hotel.id}/reviews.json?locale=fr_FR`))
    v.parse(FacetsResponse, await fetchJson('/api/facets.json?locale=fr_FR'))
    v.parse(MapResponse, await fetchJson('/api/offers.json?locale=fr_FR&performMapSearch=true'))
    const places = v.parse(GeoSuggestions, await fetchJson('/api/autocomplete-geonames.json?locale=nl_BE&term=brug'))
    expect(places.suggestions.map(({ label }) => label)).toContain('Brugge')
  })

  // @rule S7.28
  it.each([
    '/api/offers.json',
    '/api/offers.json?locale=en_GB',
    '/api/offers.json?locale=fr_FR&page=-1',
    '/api/offers.json?locale=fr_FR&adult=99',
    '/api/offers.json?locale=fr_FR&orderBy=magic',
    '/api/weekend/abc/quote.json?locale=fr_FR&checkin=2027-04-20&nights=1',
    '/api/weekend/1/quote.json?locale=fr_FR&checkin=2027-02-30&nights=1',
    '/api/hotels/1/availabilities.json?locale=fr_FR&month=2027-13',
    '/api/hotels/abc/year-prices.json?locale=fr_FR',
    '/api/offers.json?locale=fr_FR&flexible=month&month=2027-13',
    '/api/hotel/1001/reviews.json?locale=fr_FR&language=en_GB',
    '/api/hotel/1001/reviews.json?locale=fr_FR&sort=BEST',
    '/api/hotel/1001/reviews.json?locale=fr_FR&page=-1',
    '/api/autocomplete-geonames.json?locale=fr_FR',
  ])('%s is refused with a clear error', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(400)
    const { error } = JSON.parse(body)
    expect(error.code).toBe('bad-request')
    expect(error.message).toBeTruthy()
  })

  // @rule B7.6
  it('forbids caching of what is left on dates', async () => {
    const dates = 'checkin=2027-04-20&nights=1'
    const control = async (path: string) => (await get(`/api/${path}`)).headers['cache-control']
    expect(await control('weekend/10611/detail.json?locale=fr_FR')).toContain('s-maxage=300')
    for (const path of [
      'weekend/10611/detail.json',
      'weekend/10611/quote.json',
      'product/10611/offers',
      'hotels/1061/availabilities.json',
      'hotels/1061/year-prices.json',
    ]) {
      const sent = await control(`${path}?locale=fr_FR&${dates}&month=2027-04`)
      expect([path, sent]).toEqual([path, 'private, no-store'])
    }
  })

  // @rule B2.31
  it('takes reports of errors, and passes on what is one', async () => {
    const notify = async (what: object, query = '?locale=fr_FR') => {
      const body = JSON.stringify(what)
      return (await get(`/api/error${query}`, { method: 'POST', body, headers: { 'content-length': String(body.length) } })).status
    }
    expect(await notify({ uri: '/fr/nowhere' })).toBe(200)
    expect(await notify({ level: 'ERROR', message: 'x'.repeat(256), location: 'application.client.error' })).toBe(200)
    expect(await notify({ level: 'ERROR', message: 'x'.repeat(257) })).toBe(400)
    expect(await notify({ uri: '/fr/nowhere' }, '')).toBe(400)
  })

  // @rule B5.10
  it('serves availability, quotes and offers of a product only', async () => {
    for (const path of [
      'weekend/0/quote.json',
      'weekend/x/packageCheckoutNights.json',
      'product/x/offers',
      'weekend/01/quote-realtime.json',
    ]) {
      const { error } = JSON.parse((await get(`/api/${path}?locale=fr_FR&checkin=2027-04-20&nights=1`)).body)
      expect([path, error.message]).toEqual([path, 'Product ID is required'])
    }
  })

  it('does not reach what is not in its list', async () => {
    for (const path of ['/api/..%2fhealthz', '/api/admin', '/api/weekend/1/../../secrets']) expect((await get(path)).status).not.toBe(200)
  })

  // @rule S7.14
  it('returns the map by GET and by POST with every result as a point, gifts at the price of their voucher', async () => {
    const sent = 'region=1003&stars=4&facilities=wifi&theme=26&checkin=2027-04-16&nights=2&child=1&priceMax=90000'
    const gifts = 'flow=gifting&giftNights=2&priceMin=15000&priceMax=30000&region=1003'
    const town = 'city=2988507&distanceMax=30&lat=48.85&lng=2.35&tags=101'
    for (const query of [sent, gifts, town]) {
      const { searchDetails } = v.parse(OffersResponse, await fetchJson(`/api/offers.json?locale=fr_FR&${query}`))
      const map = v.parse(MapResponse, await fetchJson(`/api/offers.json?locale=fr_FR&${query}&performMapSearch=true`))
      expect([query, map.exactMatch.length]).toEqual([query, searchDetails.totalCount])
      expect(map.exactMatch.length).toBeGreaterThan(0)
    }
    const hotel = v.parse(MapResponse, await fetchJson('/api/offers.json?locale=fr_FR&hotel=1057&performMapSearch=true'))
    expect(hotel.exactMatch.map(({ id }) => id)).toEqual([1057])
    const filters = { property: { location: { regionId: 1003 }, stars: ['4'] } }
    const body = { locale: 'fr_FR', filters, orderBy: 'price-quality', performMapSearch: true }
    const { body: text } = await get('/api/offers.json?locale=fr_FR', { method: 'POST', body: JSON.stringify(body) })
    const { searchDetails } = v.parse(OffersResponse, await fetchJson('/api/offers.json?locale=fr_FR&region=1003&stars=4'))
    expect(v.parse(MapResponse, JSON.parse(text)).exactMatch).toHaveLength(searchDetails.totalCount)
  })

  // @rule S7.16
  it('knows the map of gifts by its giftable search alone', async () => {
    const points = async (query: string) =>
      v.parse(MapResponse, await fetchJson(`/api/offers.json?locale=fr_FR&region=1003&performMapSearch=true${query}`)).exactMatch
    expect(await points('&performGiftableSearch=true')).toEqual(await points('&flow=gifting'))
  })

  // @rule S8.9
  it('has no results in a place that nobody knows, on the map as in the list', async () => {
    const nowhere = 'locale=fr_FR&city=99999999'
    expect(v.parse(OffersResponse, await fetchJson(`/api/offers.json?${nowhere}`)).exactMatch).toEqual([])
    expect(v.parse(MapResponse, await fetchJson(`/api/offers.json?${nowhere}&performMapSearch=true`)).exactMatch).toEqual([])
    const body = JSON.stringify({ searchCriterias: { hotelId: 99_999_999 } })
    const packages = await get('/api/offers.json?locale=fr_FR', { method: 'POST', body })
    expect([packages.status, JSON.parse(packages.body).exactMatch]).toEqual([200, []])
  })

  // @rule B7.7
  it('returns a hotel’s stays by POST: each of them, the cheapest first, in both flows', async () => {
    const packages = async (more: object) => {
      const request = { orderBy: 'priceAsc', searchCriterias: { hotelId: 1057, adult: 2 }, numberOfPackagesPerHotel: 20, ...more }
      const { status, body } = await get('/api/offers.json?locale=fr_FR', { method: 'POST', body: JSON.stringify(request) })
      expect(status).toBe(200)
      const { exactMatch } = v.parse(OffersResponse, JSON.parse(body))
      expect(exactMatch.length).toBeGreaterThan(1)
      expect(exactMatch.every(({ hotel }) => hotel.id === 1057)).toBe(true)
      const prices = exactMatch.map(({ sellPrice }) => sellPrice)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      return new Set(exactMatch.map(({ itemCategory }) => itemCategory))
    }
    expect(await packages({})).toEqual(new Set(['weekend']))
    expect(await packages({ type: 'gift' })).toEqual(new Set(['single_voucher']))
  })

  // @rule S7.33
  it('returns the stays of a gift box, eight per page, and all of them as points', async () => {
    const path = '/api/boxes/201EBOX/offers?locale=fr_FR'
    const first = v.parse(OffersResponse, await fetchJson(path))
    const second = v.parse(OffersResponse, await fetchJson(`${path}&page=1`))
    expect([first.exactMatch.length, second.exactMatch.length]).toEqual([8, 8])
    expect(second.exactMatch[0]?.id).not.toBe(first.exactMatch[0]?.id)
    const { exactMatch } = v.parse(MapResponse, await fetchJson(`${path}&performMapSearch=true`))
    expect(exactMatch).toHaveLength(first.searchDetails.totalCount)
    expect((await get('/api/boxes/999EBOX/offers?locale=fr_FR')).status).toBe(404)
  })

  // @rule S7.32
  it('knows the nights of a stay’s detail by both of their names', async () => {
    const dates = async (nights: string) => fetchJson(`/api/weekend/10031/detail.json?locale=fr_FR&checkin=2027-04-20&${nights}=1`)
    expect(await dates('night')).toEqual(await dates('nights'))
    expect(await dates('night')).toMatchObject({ id: 10031, activityDates: expect.any(Array) })
  })

  // @rule S7.34
  it('applies each filter', async () => {
    const value = async (query: string) => v.parse(OffersResponse, await fetchJson(`/api/offers.json?locale=fr_FR&${query}`))
    const all = await value('')
    const four = await value('stars=4')
    expect(four.searchDetails.totalCount).toBeLessThan(all.searchDetails.totalCount)
    expect(four.exactMatch.every(({ hotel }) => hotel.stars === 4)).toBe(true)
    const cheap = await value('priceMax=12000')
    expect(cheap.exactMatch.every(({ sellPrice, nights }) => sellPrice <= 12_000 * (nights ?? 1))).toBe(true)
    const sorted = await value('orderBy=priceAsc')
    const prices = sorted.exactMatch.map(({ sellPrice, nights }) => sellPrice / (nights ?? 1))
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    const near = await value('lat=51.2093&lng=3.2247&distanceMax=30&orderBy=distance')
    const distances = near.exactMatch.map(({ distance }) => distance ?? Number.NaN)
    expect(distances.every((distance) => distance <= 30)).toBe(true)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    const second = await value('page=1')
    expect(second.exactMatch[0]?.id).not.toBe(all.exactMatch[0]?.id)
  })
})
