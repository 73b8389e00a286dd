import { describe, expect, it } from 'vitest'
import { refusal } from '../quote/refusal.ts'
import { datedPrice, undatedPrice } from './displayed-stay-price.ts'

const props = { fromPrice: { sellPrice: 129_00, refPrice: 159_00, promo: 19 }, nights: { min: 2, max: 3 } }
const quote = { bookable: true, reservationCriteria: { checkin: '2027-04-02', nights: 3, adult: 2, child: 1, baby: 1 } }

describe('the price a stay page shows', () => {
  // @rule B4.18
  it('is the dates’ own, for everybody but babies', () => {
    const price = { kind: 'priced', price: { sellPrice: 412_50, refPrice: 500_00, promo: 17 }, quote } as const
    expect(datedPrice(price)).toEqual({ sell: 412_50, reference: 500_00, promo: 17, nights: 3, people: 3 })
  })

  // @rule B4.18
  it('is a from-price for everybody but babies and the fewest nights without dates', () => {
    const family = { adults: 2, children: 2, babies: 1 }
    expect(undatedPrice(props, family)).toEqual({ sell: 129_00, reference: 159_00, promo: 19, type: 'from', nights: 2, people: 4 })
    expect(undatedPrice({ nights: props.nights }, family)).toBeUndefined()
  })

  // @rule B4.18
  it('is undefined while loading, and for dates without a price: never the price of other dates', () => {
    for (const price of [
      { kind: 'loading' },
      { kind: 'unavailableOnDates', refusal: refusal('past') },
      { kind: 'error', refusal: refusal('noPrice') },
    ] as const) {
      expect(datedPrice(price)).toBeUndefined()
    }
  })
})
