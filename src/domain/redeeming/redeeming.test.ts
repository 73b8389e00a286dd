import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inBox, paidByGift, supplementOf, withNightsOf } from './redeeming.ts'

const redeeming = { gift: '90000101', box: '201EBOX', value: 129_00, nights: 2, validUntil: '2027-12-01' }

describe('a price and a gift', () => {
  it('are what the gift pays and what is added, and nothing is given back', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, value) => {
        expect(paidByGift(price, { value }) + supplementOf(price, { value })).toBe(price)
        expect(supplementOf(price, { value }) > 0).toBe(price > value)
      }),
    )
  })
})

describe('a search among the stays of a box', () => {
  it('is for the nights of the gift unless it has nights of its own', () => {
    expect(withNightsOf(redeeming, {})).toEqual({ nights: 2 })
    expect(withNightsOf(redeeming, { nights: 3 })).toEqual({ nights: 3 })
  })

  it('names the box, what it pays and until when', () => {
    expect(inBox(redeeming, {})).toEqual({ nights: 2, code: '201EBOX', giftPrice: 129_00, validUntil: '2027-12-01' })
  })
})
