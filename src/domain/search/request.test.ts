import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FacetsQuery } from '../../contract/facets-query.ts'
import { SearchQuery } from '../../contract/search-query.ts'
import { anySearch, sent } from './any-criteria.test-cases.ts'
import { parseSearchCriteria } from './hash.ts'
import { noCriteria } from './criteria.ts'
import { toFacetsQuery, toSearchQuery } from './request.ts'

const locale = 'fr_FR' as const
const booking = { flow: 'booking' } as const
const gifting = { flow: 'gifting' } as const

describe('search query', () => {
  // @rule S3.14
  it('is always what the search accepts', () => {
    const settings = fc.record({
      flow: fc.constantFrom('booking' as const, 'gifting' as const),
      page: fc.nat(999),
    })
    fc.assert(
      fc.property(anySearch, settings, (criteria, setting) => {
        const response = v.safeParse(SearchQuery, { locale, ...sent(toSearchQuery(criteria, setting)) })
        expect(response.issues).toBeUndefined()
      }),
    )
  })

  // @rule S2.39
  it('is what the search accepts with the longest lists that a hash can carry', () => {
    const tags = Array.from({ length: 70 }, (_, at) => String(at).padEnd(40, 'x')).join(',')
    const query = sent(toSearchQuery(parseSearchCriteria(`tags=${tags}&facilities=${tags}`), booking))
    expect(query['tags']?.split(',')).toHaveLength(60)
    expect(v.safeParse(SearchQuery, { locale, ...query }).issues).toBeUndefined()
  })

  it('leaves defaults out', () => {
    expect(sent(toSearchQuery(noCriteria, { flow: 'booking', page: 0 }))).toEqual({ flow: 'booking' })
  })

  // @rule S3.14
  it('names criteria as the calls do', () => {
    const criteria = parseSearchCriteria('city=3&checkin=2026-12-30&checkout=2027-01-02&a=3&b=1&sort=promo&stars=5,4&priceMin=5000')
    expect(sent(toSearchQuery(criteria, { flow: 'booking', page: 2, limit: 3, excludedHotelIds: [7, 9] }))).toEqual({
      flow: 'booking',
      city: '3',
      checkin: '2026-12-30',
      nights: '3',
      adult: '3',
      baby: '1',
      singleRoom: 'true',
      stars: '4,5',
      priceMin: '5000',
      orderBy: 'promo',
      page: '2',
      limit: '3',
      excludedHotelIds: '7,9',
    })
  })

  // @rule S3.15
  it('searches gifts for two, without dates, in an order gifts have', () => {
    const criteria = parseSearchCriteria('checkin=2026-12-30&checkout=2027-01-02&a=3&c=2&sort=promo&giftNights=2')
    expect(sent(toSearchQuery(criteria, { flow: 'gifting' }))).toEqual({ flow: 'gifting', giftNights: '2' })
  })
})

describe('facets query', () => {
  // @rule S7.3
  it('names the filters as facets do', () => {
    const criteria = parseSearchCriteria(
      'lat=48&lng=2&distanceMin=5&distanceMax=50&priceMin=5000&priceMax=9000&minHotelReviewScore=8&facilities=spa,pets,pool&tags=12,7' +
        '&stars=5,4&hotelTypes=castle,farm&hotelStyles=design&hotelEnvironments=seaside,rural&sort=promo',
    )
    expect(sent(toFacetsQuery(criteria, booking))).toEqual({
      ...booking,
      lat: '48',
      lng: '2',
      distanceMin: '5',
      distanceMax: '50',
      priceMin: '5000',
      priceMax: '9000',
      minHotelReviewScore: '8',
      facilities: 'pool,spa',
      petsAllowed: 'true',
      tags: '12,7',
      stars: '4,5',
      hotelType: 'castle,farm',
      hotelStyle: 'design',
      hotelEnvironment: 'rural,seaside',
      withActivities: 'true',
    })
  })

  // @rule S5.1
  it('sends no end of a price that limits nothing in its flow', () => {
    const pricesOf = (text: string, flow: 'booking' | 'gifting' | 'activity') => {
      const { priceMin, priceMax } = sent(toSearchQuery(parseSearchCriteria(text), { flow }))
      return [priceMin, priceMax]
    }
    expect(pricesOf('priceMin=900&priceMax=25000', 'booking')).toEqual([undefined, undefined])
    expect(pricesOf('priceMin=500&priceMax=99900', 'gifting')).toEqual([undefined, undefined])
    expect(pricesOf('priceMin=500&priceMax=24900', 'activity')).toEqual(['500', '24900'])
    expect(sent(toFacetsQuery(parseSearchCriteria('priceMin=900&priceMax=25000'), booking))).toEqual(
      sent(toFacetsQuery(parseSearchCriteria(''), booking)),
    )
  })

  // @rule S7.5
  it('sends the price of a gift as its voucher’s', () => {
    const criteria = parseSearchCriteria('priceMin=5000&priceMax=9000')
    expect(sent(toFacetsQuery(criteria, gifting))).toEqual({ ...gifting, singleVoucherPriceMin: '5000', singleVoucherPriceMax: '9000' })
  })

  // @rule S2.24
  it('requests activities if they are shown or chosen', () => {
    const requests = (text: string, shown: boolean) => 'withActivities' in toFacetsQuery(parseSearchCriteria(text), booking, shown)
    expect([requests('', false), requests('', true), requests('tags=1', false)]).toEqual([false, true, true])
  })

  // @rule S7.6
  it('is always what the facets accept', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom(booking, gifting), fc.boolean(), (criteria, setting, shown) => {
        const query = { locale, ...sent(toFacetsQuery(criteria, setting, shown)) }
        const response = v.safeParse(v.strictObject(FacetsQuery.entries), query)
        expect(response.issues).toBeUndefined()
      }),
    )
  })
})
