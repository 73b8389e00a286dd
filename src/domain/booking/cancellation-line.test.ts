import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceInfo } from '../../contract/price.ts'
import { addDays } from '../dates/days.ts'
import { cancellationLine, refundableUntil } from './cancellation-line.ts'

const today = '2026-11-23'
const checkin = '2026-12-11'
const until = (cancellationDeadline: string) => ({ policy: { cancellable: true, cancellationDeadline }, price: { sellPrice: 32_745 } })

describe('the line of cancellation', () => {
  // @rule S9.33
  it('gives 80 % back until the deadline, then nothing until the arrival', () => {
    expect(cancellationLine(until('2026-12-09'), today, checkin)).toEqual([
      { from: today, until: '2026-12-09', refund: 26_196 },
      { from: '2026-12-10', until: checkin, refund: 0 },
    ])
  })

  it('is one period without a deadline to come', () => {
    const nothing = [{ from: today, until: checkin, refund: 0 }]
    expect(cancellationLine({ policy: undefined, price: { sellPrice: 100 } }, today, checkin)).toEqual(nothing)
    expect(cancellationLine({ policy: { cancellable: false }, price: { sellPrice: 100 } }, today, checkin)).toEqual(nothing)
    expect(cancellationLine(until('2026-11-22'), today, checkin)).toEqual(nothing)
    expect(cancellationLine(until(checkin), today, checkin)).toEqual([{ from: today, until: checkin, refund: 26_196 }])
  })

  it('gives nothing of the insurance back, nor of a discount, and names no amount where a gift or gift cards pay', () => {
    const refunded = (more: Partial<PriceInfo>) => {
      const { policy, price } = until('2026-12-09')
      return cancellationLine({ policy, price: { ...price, ...more } }, today, checkin).map(({ refund }) => refund)
    }
    expect(refunded({ insuranceAmount: 2_745 })).toEqual([24_000, 0])
    expect(refunded({ insuranceAmount: 2_745, extraDiscount: { code: 'ESCALE10', amount: 3_000 } })).toEqual([21_600, 0])
    expect(refunded({ giftAmount: 32_745 })).toEqual([undefined, 0])
    expect(refunded({ giftcards: [{ usedAmount: 1_000 }] })).toEqual([undefined, 0])
    expect(refunded({ giftAmount: 0, giftcards: [] })).toEqual([26_196, 0])
  })

  it('is empty where the deadline is not known', () => {
    expect(cancellationLine({ policy: { cancellable: true }, price: { sellPrice: 100 } }, today, checkin)).toEqual([])
    expect(refundableUntil({ cancellable: true }, today)).toBeUndefined()
  })

  it('covers every day from today to the arrival once, and never gives back more later', () => {
    const days = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(days, fc.integer({ min: -5, max: 400 }), fc.nat(500_000), (ahead, offset, price) => {
        const arrival = addDays(today, ahead)
        const line = cancellationLine({ ...until(addDays(today, offset)), price: { sellPrice: price } }, today, arrival)
        expect([line[0]?.from, line.at(-1)?.until]).toEqual([today, arrival])
        line.slice(1).forEach((period, at) => {
          expect(period.from).toBe(addDays(line[at]!.until, 1))
          expect(period.refund).toBeLessThanOrEqual(line[at]?.refund ?? 0)
        })
        for (const period of line) expect(period.from <= period.until && (period.refund ?? 0) <= price).toBe(true)
      }),
    )
  })
})
