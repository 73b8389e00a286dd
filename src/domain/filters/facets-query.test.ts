import 'temporal-polyfill/global'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FacetsQuery } from '../../contract/facets-query.ts'
import { anySearch } from '../criteria/any-criteria.test-cases.ts'
import { parseSearchCriteria } from '../criteria/parse-search.ts'
import { toFacetsQuery } from './facets-query.ts'

const booking = { locale: 'fr_FR', flow: 'booking' } as const
const gifting = { locale: 'fr_FR', flow: 'gifting' } as const

describe('facets query', () => {
  it('names what the filters ask as the facets know it', () => {
    const criteria = parseSearchCriteria(
      'lat=48&lng=2&distanceMin=5&distanceMax=50&priceMin=5000&priceMax=9000&minHotelReviewScore=8&facilities=spa,pets,pool&tags=12,7' +
        '&stars=5,4&hotelTypes=castle,farm&hotelStyles=design&hotelEnvironments=seaside,rural&sort=promo',
    )
    expect(toFacetsQuery(criteria, booking)).toEqual({
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

  it('asks the price of a gift as its voucher’s', () => {
    const criteria = parseSearchCriteria('priceMin=5000&priceMax=9000')
    expect(toFacetsQuery(criteria, gifting)).toEqual({ ...gifting, singleVoucherPriceMin: '5000', singleVoucherPriceMax: '9000' })
  })

  it('asks for activities where they are shown or chosen', () => {
    const asks = (text: string, shown: boolean) => 'withActivities' in toFacetsQuery(parseSearchCriteria(text), booking, shown)
    expect([asks('', false), asks('', true), asks('tags=1', false)]).toEqual([false, true, true])
  })

  it('is always what the facets accept', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom(booking, gifting), fc.boolean(), (criteria, setting, shown) => {
        const query = toFacetsQuery(criteria, setting, shown)
        const answer = v.safeParse(v.strictObject(FacetsQuery.entries), query)
        expect(answer.issues).toBeUndefined()
      }),
    )
  })
})
