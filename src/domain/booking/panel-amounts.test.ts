import fc from 'fast-check'
import { expect, it } from 'vitest'
import { panelAmounts } from './panel-amounts.ts'

it('a breakdown has the nights, the promotion and the insurance', () => {
  expect(panelAmounts({ sellPrice: 349_00, refPrice: 387_00, insuranceAmount: 22_00 })).toEqual([
    { kind: 'nights', amount: 365_00 },
    { kind: 'saved', amount: -38_00 },
    { kind: 'insurance', amount: 22_00 },
  ])
  expect(panelAmounts({ sellPrice: 327_00 })).toEqual([{ kind: 'nights', amount: 327_00 }])
})

it('the parts of a price add up to it', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      cents,
      fc.option(cents, { nil: undefined }),
      fc.option(cents, { nil: undefined }),
      (sellPrice, refPrice, insuranceAmount) => {
        const lines = panelAmounts({ sellPrice, refPrice, insuranceAmount })
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(sellPrice)
        expect(lines[0]?.amount).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
