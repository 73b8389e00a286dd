import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/days.ts'
import { cancellationLine, refundableUntil } from './cancellation-line.ts'

const today = '2026-11-23'
const checkin = '2026-12-11'
const until = (cancellationDeadline: string) => ({ policy: { cancellable: true, cancellationDeadline }, price: 32_745 })

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
    expect(cancellationLine({ policy: undefined, price: 100 }, today, checkin)).toEqual(nothing)
    expect(cancellationLine({ policy: { cancellable: false }, price: 100 }, today, checkin)).toEqual(nothing)
    expect(cancellationLine(until('2026-11-22'), today, checkin)).toEqual(nothing)
    expect(cancellationLine(until(checkin), today, checkin)).toEqual([{ from: today, until: checkin, refund: 26_196 }])
  })

  it('is empty where the deadline is not known', () => {
    expect(cancellationLine({ policy: { cancellable: true }, price: 100 }, today, checkin)).toEqual([])
    expect(refundableUntil({ cancellable: true }, today)).toBeUndefined()
  })

  it('covers every day from today to the arrival once, and never gives back more later', () => {
    const days = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(days, fc.integer({ min: -5, max: 400 }), fc.nat(500_000), (ahead, offset, price) => {
        const arrival = addDays(today, ahead)
        const line = cancellationLine({ ...until(addDays(today, offset)), price }, today, arrival)
        expect([line[0]?.from, line.at(-1)?.until]).toEqual([today, arrival])
        line.slice(1).forEach((period, at) => {
          expect(period.from).toBe(addDays(line[at]!.until, 1))
          expect(period.refund).toBeLessThanOrEqual(line[at]!.refund)
        })
        for (const period of line) expect(period.from <= period.until && period.refund <= price).toBe(true)
      }),
    )
  })
})
