import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountToPay, giftCardPayment } from './payments.ts'

// @rule B3.50
describe('a price that gift cards pay in part', () => {
  it('leaves the rest that is delivered, else the price without what was used of each card', () => {
    expect(giftCardPayment({ sellPrice: 30_000, remainingAmountToPay: 25_000 })).toEqual({ paid: 5_000, left: 25_000 })
    const giftcards = [{ serialNumber: 'A', usedAmount: 4_000, amount: 10_000 }, { amount: 1_500 }]
    expect(giftCardPayment({ sellPrice: 30_000, giftcards })).toEqual({ paid: 5_500, left: 24_500 })
    expect(amountToPay({ sellPrice: 30_000, giftcards, remainingAmountToPay: 24_000 })).toBe(24_000)
  })

  it('is charged in full without a card', () => {
    expect(giftCardPayment({ sellPrice: 30_000 })).toBeUndefined()
    expect(giftCardPayment({ sellPrice: 30_000, remainingAmountToPay: 30_000, giftcards: [] })).toBeUndefined()
    expect(amountToPay({ sellPrice: 30_000 })).toBe(30_000)
  })

  it('never costs more than the price nor less than nothing', () => {
    const cents = fc.nat(200_000)
    fc.assert(
      fc.property(cents, fc.option(cents, { nil: undefined }), fc.array(fc.record({ amount: cents })), (sellPrice, rest, giftcards) => {
        const left = amountToPay({ sellPrice, giftcards, remainingAmountToPay: rest })
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(sellPrice)
      }),
    )
  })
})
