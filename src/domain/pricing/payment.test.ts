import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/days.ts'
import {
  deferredDate,
  deferredPayment,
  instalments,
  methodsToCheck,
  offeredPayments,
  offersSecondProvider,
  paidBy,
  paymentPlan,
  paymentTotal,
  possibleMethods,
} from './payments.ts'

const today = '2026-11-21'
const arrivalIn = (days: number) => addDays(today, days)

describe('instalments', () => {
  // @rule S9.36
  it('sum up to the amount and the fee, the fee on the first', () => {
    expect(instalments(30_001, 3, 450, today)).toEqual([
      { date: '2026-11-21', amount: 10_451, fee: 450 },
      { date: '2026-12-21', amount: 10_000, fee: 0 },
      { date: '2027-01-21', amount: 10_000, fee: 0 },
    ])
  })

  // @rule S9.36
  it('are exact for every amount, and differ by at most a cent without the fee', () => {
    const anyPlan = fc.record({
      amount: fc.integer({ min: 0, max: 1_000_000 }),
      fee: fc.integer({ min: 0, max: 10_000 }),
      count: fc.constantFrom(3 as const, 4 as const),
    })
    fc.assert(
      fc.property(anyPlan, ({ amount, fee, count }) => {
        const plan = instalments(amount, count, fee, today)
        const parts = plan.map((part) => part.amount - part.fee)
        expect(plan).toHaveLength(count)
        expect(plan.reduce((sum, part) => sum + part.amount, 0)).toBe(amount + fee)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  // @rule S9.36
  it('fall on the last day of shorter months', () => {
    expect(instalments(30_000, 4, 0, '2026-11-30').map((part) => part.date)).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
    ])
  })

  // @rule S9.37
  it('deferred, are due at the deadline or 2 days before check-in', () => {
    expect(deferredDate('2026-12-24', undefined)).toBe('2026-12-22')
    expect(deferredDate('2026-12-24', '2026-12-10')).toBe('2026-12-10')
    expect(deferredPayment(20_000, 300, '2026-12-22')).toEqual({ date: '2026-12-22', amount: 20_300, fee: 300 })
  })
})

describe('the plan of an eligible method', () => {
  const stay = { amount: 30_000, checkin: '2026-12-24', deadline: undefined }
  const amounts = (method: Parameters<typeof paymentPlan>[0], value = stay) =>
    paymentPlan(method, value, today).map(({ date, amount }) => [date, amount])

  // @rule S9.36
  it('is three or four monthly payments from today, the fee on the first', () => {
    expect(amounts({ type: '3x', paymentFee: 450 })).toEqual([
      ['2026-11-21', 10_450],
      ['2026-12-21', 10_000],
      ['2027-01-21', 10_000],
    ])
    expect(amounts({ type: '4x', paymentFee: 660 })).toHaveLength(4)
  })

  // @rule S9.37
  it('is one payment on the day in the response, else at the deadline, else 2 days before check-in', () => {
    const deferred = { type: 'deferred', paymentFee: 0 } as const
    expect(amounts({ ...deferred, deferredTo: '2026-12-15' })).toEqual([['2026-12-15', 30_000]])
    expect(paymentPlan(deferred, { ...stay, deadline: '2026-12-10' }, today)[0]?.date).toBe('2026-12-10')
    expect(amounts(deferred)).toEqual([['2026-12-22', 30_000]])
  })
})

describe('the ways to pay that are offered', () => {
  const stay = { amount: 30_000, checkin: '2026-12-24', deadline: '2026-12-20' }
  const methods = [
    { type: '3x' as const, paymentFee: 450 },
    { type: 'deferred' as const, paymentFee: 0 },
  ]
  const offered = (secondProvider: boolean) => offeredPayments({ stay, methods, secondProvider }, today)

  it('are in full first, and the second provider after 30 days last', () => {
    expect(offered(true).map(({ method }) => method)).toEqual(['full', '3x', 'deferred', 'pay-later'])
    expect(offered(true).at(-1)?.parts).toEqual([{ date: '2026-12-21', amount: 30_000 }])
    expect(offered(false)).toHaveLength(3)
  })

  it('cost the amount and the fee, part of which is paid at once', () => {
    expect(offered(true).map((payment) => [paymentTotal(payment), paidBy(today, payment).paid])).toEqual([
      [30_000, 30_000],
      [30_450, 10_450],
      [30_000, 0],
      [30_000, 0],
    ])
    const [, inThree] = offered(false)
    expect(paidBy('2026-12-21', inThree!)).toEqual({ paid: 20_450, due: [{ date: '2027-01-21', amount: 10_000 }] })
  })
})

describe('payment methods', () => {
  // @rule S9.34
  it('depend on the days until arrival', () => {
    expect(possibleMethods(50_000, arrivalIn(4), today)).toEqual([])
    expect(possibleMethods(50_000, arrivalIn(5), today)).toEqual(['deferred'])
    expect(possibleMethods(50_000, arrivalIn(6), today)).toEqual(['deferred'])
    expect(possibleMethods(50_000, arrivalIn(7), today)).toEqual(['deferred', '3x', '4x'])
  })

  // @rule S9.35
  it('depend on the amount', () => {
    const at = (cents: number) => possibleMethods(cents, arrivalIn(30), today)
    expect(at(19_999)).toEqual(['deferred'])
    expect(at(20_000)).toEqual(['deferred', '3x'])
    expect(at(24_999)).toEqual(['deferred', '3x'])
    expect(at(25_000)).toEqual(['deferred', '3x', '4x'])
    expect(at(200_000)).toEqual(['deferred', '3x', '4x'])
    expect(at(200_001)).toEqual(['deferred'])
  })

  // @rule S7.36
  it('are requested only with amount, check-in and policy, and if enabled', () => {
    const facts = { amount: 50_000, checkin: arrivalIn(30), hasCancellationPolicy: true, enabled: ['deferred', '4x'] as const }
    expect(methodsToCheck(facts, today)).toEqual(['deferred', '4x'])
    expect(methodsToCheck({ ...facts, enabled: [] }, today)).toEqual([])
    expect(methodsToCheck({ ...facts, amount: undefined }, today)).toEqual([])
    expect(methodsToCheck({ ...facts, checkin: undefined }, today)).toEqual([])
    expect(methodsToCheck({ ...facts, hasCancellationPolicy: false }, today)).toEqual([])
  })

  // @rule S9.38
  it('include a second provider in Spain and Italy, from 30 to 2000 euro', () => {
    expect(offersSecondProvider('es_ES', 3_000)).toBe(true)
    expect(offersSecondProvider('it_IT', 200_000)).toBe(true)
    expect(offersSecondProvider('it_IT', 2_999)).toBe(false)
    expect(offersSecondProvider('es_ES', 200_001)).toBe(false)
    expect(offersSecondProvider('fr_FR', 50_000)).toBe(false)
  })
})
