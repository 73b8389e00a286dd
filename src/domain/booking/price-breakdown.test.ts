import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBreakdown } from './price-breakdown.ts'

describe('the breakdown of a price', () => {
  it('is nights, each extra, and the insurance', () => {
    const extras = [
      { label: 'Chocolates', without: 33_700 },
      { label: 'Champagne', without: 31_000 },
    ]
    expect(priceBreakdown({ sellPrice: 37_100, insuranceAmount: 2_200, extras })).toEqual({
      nights: 29_800,
      extras: [
        { label: 'Chocolates', amount: 1_200 },
        { label: 'Champagne', amount: 3_900 },
      ],
      insurance: 2_200,
    })
  })

  it('has no line for an extra without a price of its own', () => {
    const extras = [undefined, 0, 10_000, 12_000].map((without) => ({ label: 'Extra', without }))
    expect(priceBreakdown({ sellPrice: 10_000, extras })).toEqual({ nights: 10_000, extras: [], insurance: 0 })
  })

  it('adds up to the price', () => {
    const amount = fc.nat(200_000)
    const extras = fc.array(fc.record({ label: fc.string(), without: fc.option(amount, { nil: undefined }) }), { maxLength: 4 })
    fc.assert(
      fc.property(amount, amount, extras, (sellPrice, insuranceAmount, list) => {
        const { nights, insurance, extras: priced } = priceBreakdown({ sellPrice, insuranceAmount, extras: list })
        expect(priced.reduce((sum, entry) => sum + entry.amount, nights + insurance)).toBe(sellPrice)
        expect(nights >= 0 && priced.every((entry) => entry.amount > 0)).toBe(true)
      }),
    )
  })
})
