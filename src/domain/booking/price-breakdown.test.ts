import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBreakdown } from './price-breakdown.ts'

describe('the breakdown of a price', () => {
  it('has the nights, each extra, the promotion and the insurance', () => {
    const extras = [
      { label: 'Chocolates', without: 337_00 },
      { label: 'Champagne', without: 310_00 },
    ]
    expect(priceBreakdown({ sellPrice: 371_00, refPrice: 409_00, insuranceAmount: 22_00 }, extras)).toEqual([
      { kind: 'nights', amount: 336_00 },
      { kind: 'extra', label: 'Chocolates', amount: 12_00 },
      { kind: 'extra', label: 'Champagne', amount: 39_00 },
      { kind: 'saved', amount: -38_00 },
      { kind: 'insurance', amount: 22_00 },
    ])
    expect(priceBreakdown({ sellPrice: 327_00 }, [])).toEqual([{ kind: 'nights', amount: 327_00 }])
  })

  it('has no line for an extra without a price of its own', () => {
    const extras = [undefined, 0, 100_00, 120_00].map((without) => ({ label: 'Extra', without }))
    expect(priceBreakdown({ sellPrice: 100_00 }, extras)).toEqual([{ kind: 'nights', amount: 100_00 }])
  })

  it('adds up to the price', () => {
    const cents = fc.nat(200_000)
    const unsure = fc.option(cents, { nil: undefined })
    const extraList = fc.array(fc.record({ label: fc.string(), without: unsure }), { maxLength: 4 })
    fc.assert(
      fc.property(cents, unsure, unsure, extraList, (sellPrice, refPrice, insuranceAmount, extras) => {
        const lines = priceBreakdown({ sellPrice, refPrice, insuranceAmount }, extras)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(sellPrice)
        expect(lines.every(({ kind, amount }) => (kind === 'saved' ? amount < 0 : amount >= 0))).toBe(true)
      }),
    )
  })
})

it('names what other guests of a room cost, where that is known', () => {
  const guests = [{ kind: 'children', count: 1, amount: 40_00 } as const]
  expect(priceBreakdown({ sellPrice: 200_00 }, [{ label: 'Chocolates', without: 188_00 }], guests)).toEqual([
    { kind: 'nights', amount: 148_00 },
    guests[0],
    { kind: 'extra', label: 'Chocolates', amount: 12_00 },
  ])
  expect(priceBreakdown({ sellPrice: 30_00 }, [], guests)).toEqual([{ kind: 'nights', amount: 30_00 }])
})
