import { describe, expect, it } from 'vitest'
import { shownPrice } from './shown-price.ts'

const props = { fromPrice: { sellPrice: 129_00, refPrice: 159_00, promo: 19 }, nights: { min: 2, max: 3 } }
const quote = { bookable: true, reservationCriteria: { checkin: '2027-04-02', nights: 3, adult: 2, child: 1, baby: 1 } }

describe('the price a stay page shows', () => {
  it('is the dates’ own, for everybody but babies', () => {
    const price = { kind: 'priced', price: { sellPrice: 412_50, refPrice: 500_00, promo: 17 }, quote } as const
    expect(shownPrice(price, props)).toEqual({ sell: 412_50, reference: 500_00, promo: 17, nights: 3, people: 3 })
  })

  it('is a from-price for two and the fewest nights without dates', () => {
    expect(shownPrice({ kind: 'noDates' }, props)).toEqual({
      sell: 129_00,
      reference: 159_00,
      promo: 19,
      type: 'from',
      nights: 2,
      people: 2,
    })
    expect(shownPrice({ kind: 'noDates' }, { nights: props.nights })).toBeUndefined()
  })

  it('is none while it is asked, and where the dates have none: never the price of other dates', () => {
    for (const price of [{ kind: 'loading' }, { kind: 'unavailableOnDates', reason: '' }, { kind: 'error', reason: '' }] as const) {
      expect(shownPrice(price, props)).toBeUndefined()
    }
  })
})
