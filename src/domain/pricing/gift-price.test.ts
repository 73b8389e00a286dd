import { describe, expect, it } from 'vitest'
import { bucketsOf, giftEntry, giftPrice } from './gift-price.ts'

const one = { nights: 1, sellPrice: 15_900, sellPrices: [12_900, 15_900, 17_900], extraUpsellAvailabilityAmount: 4_000 }
const two = { nights: 2, sellPrice: 29_900, sellPrices: [] }

describe('the price of a voucher', () => {
  // @rule B9.5
  it('is that of its bucket; Serenity unless another is chosen', () => {
    expect([giftPrice(one), giftPrice(one, 1), giftPrice(one, 2), giftPrice(one, 3)]).toEqual([15_900, 12_900, 15_900, 17_900])
    expect(bucketsOf(one)).toEqual([1, 2, 3])
  })

  // @rule B9.5
  it('is the only one without buckets', () => {
    expect(giftPrice(two, 3)).toBe(29_900)
    expect(bucketsOf(two)).toEqual([])
  })

  // @rule B3.13
  it('is more with more dates', () => {
    expect(giftPrice(one, 1, 'availability')).toBe(16_900)
    expect(giftPrice(two, 2, 'availability')).toBe(29_900)
  })

  // @rule B3.13
  it('is found by its nights, else the first', () => {
    expect([giftEntry([one, two], 2), giftEntry([one, two], 3), giftEntry([one, two], undefined), giftEntry([], 1)]).toEqual([
      two,
      one,
      one,
      undefined,
    ])
  })
})
