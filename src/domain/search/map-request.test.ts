import * as v from 'valibot'
import { expect, it } from 'vitest'
import { OffersRequest } from '../../contract/offers-request.ts'
import { SearchQuery } from '../../contract/search-query.ts'
import { toMapRequest } from './request-body.ts'

const locale = 'fr_FR'
const requestOf = (query: Record<string, string>) => {
  const body: unknown = JSON.parse(JSON.stringify({ locale, ...toMapRequest(v.parse(SearchQuery, { locale, ...query })) }))
  expect(v.is(OffersRequest, body)).toBe(true)
  return body
}
const everyResult = { locale, sorting: { orderBy: 'priceQuality' }, searchServiceProvider: 'search', performMapSearch: true }
const two = { adults: 2, children: 0, babies: 0 }

it('the map requests every result by value for money, whatever the order of the list', () => {
  expect(requestOf({ orderBy: 'priceAsc' })).toEqual({
    ...everyResult,
    filters: { property: { location: {} }, offer: { categories: { themeIds: [] }, familyComposition: two } },
    performGiftableSearch: false,
  })
})

// @rule S7.15
it('the map names criteria as the specification does', () => {
  const query = {
    city: '44',
    lat: '51.2',
    lng: '3.2',
    distanceMax: '30',
    theme: '26',
    checkin: '2027-04-16',
    nights: '2',
    child: '1',
    singleRoom: 'true',
    priceMin: '5000',
    facilities: 'spa,pool',
    petsAllowed: 'true',
    stars: '4',
    tags: '7',
    hotelStyles: 'design',
    hotelEnvironments: 'seaside',
    hotelTypes: 'castle',
    minHotelReviewScore: '8',
  }
  expect(requestOf(query)).toEqual({
    ...everyResult,
    filters: {
      property: {
        location: { cityId: 44, latitude: 51.2, longitude: 3.2, maxDistance: 30 },
        facilities: ['spa', 'pool'],
        petsAllowed: true,
        stars: ['4'],
        hotelStyles: ['design'],
        hotelEnvironments: ['seaside'],
        hotelTypes: ['castle'],
        minHotelReviewScore: 8,
      },
      offer: {
        date: { checkin: '2027-04-16', nights: 2 },
        categories: { themeIds: [26] },
        familyComposition: { ...two, children: 1, singleRoom: true },
        price: { min: 5000 },
        tags: ['7'],
      },
    },
    performGiftableSearch: false,
  })
})

it.each([
  ['country', 'countryId'],
  ['department', 'departmentId'],
  ['poi', 'poiId'],
  ['searesort', 'seaResortId'],
  ['skiresort', 'skiResortId'],
  ['region', 'regionId'],
  ['touristicregion', 'touristicId'],
])('the map names a %s %s', (key, name) => {
  expect(requestOf({ [key]: '5' })).toMatchObject({ filters: { property: { location: { [name]: 5 } } } })
})

// @rule S7.16
it('a giftable search is a map of gifts, whatever flow it names', () => {
  expect(requestOf({ performGiftableSearch: 'true', giftNights: '2' })).toEqual(requestOf({ flow: 'gifting', giftNights: '2' }))
})

it('the map of gifts limits the price of the voucher, and requests only stays sold as vouchers', () => {
  expect(requestOf({ flow: 'gifting', priceMin: '5000', priceMax: '9000', giftNights: '2' })).toMatchObject({
    filters: { gift: { singleVoucher: { price: { min: 5000, max: 9000 }, nights: 2 } } },
    performGiftableSearch: true,
  })
})
