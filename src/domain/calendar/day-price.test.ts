import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AvailabilityDay } from '../../contract/availability.ts'
import { addDays } from '../dates/days.ts'
import { bestPriceDays } from './best-price.ts'
import { chosenPrice, commonMinimumStay, dayPrice } from './day-price.ts'
import { nothingSelected, type Selection } from './selection.ts'

const night = (amount: number, minLos = 1): AvailabilityDay => ({ amount, minLos, price: Math.round(amount / minLos) })
const days = { '2026-12-10': night(20_600), '2026-12-11': night(32_700, 2), '2026-12-12': night(21_400) }
const checkin: Selection = { phase: 'checkin', checkin: '2026-12-10' }
const stays = [{ nights: 1, amount: 20_600 }, { nights: 2, amount: 32_700 }, { nights: 3 }]

describe('the price of a day', () => {
  it('is that of the shortest stay from it, undivided', () => {
    expect(dayPrice('2026-12-11', { days, selection: nothingSelected })).toEqual({ nights: 2, amount: 32_700 })
    expect(dayPrice('2026-12-13', { days, selection: nothingSelected })).toBeUndefined()
  })

  it('is the total of the stay until it after a check-in', () => {
    const price = (date: string) => dayPrice(date, { days, selection: checkin, checkoutNights: stays })
    expect(price('2026-12-11')).toEqual({ nights: 1, amount: 20_600 })
    expect(price('2026-12-12')).toEqual({ nights: 2, amount: 32_700 })
    expect(['2026-12-09', '2026-12-10', '2026-12-13', '2026-12-14'].map(price)).toEqual([undefined, undefined, undefined, undefined])
    expect(dayPrice('2026-12-12', { days, selection: checkin })).toBeUndefined()
  })

  it('of both dates is that of their stay, known from the check-in or the possible nights', () => {
    const both: Selection = { phase: 'both', checkin: '2026-12-10', checkout: '2026-12-12' }
    expect(chosenPrice({ days, selection: both, checkoutNights: stays })).toEqual({ nights: 2, amount: 32_700 })
    expect(chosenPrice({ days, selection: both })).toBeUndefined()
    expect(chosenPrice({ days, selection: { ...both, checkout: '2026-12-11' } })).toEqual({ nights: 1, amount: 20_600 })
    expect(chosenPrice({ days, selection: checkin, checkoutNights: stays })).toBeUndefined()
  })
})

it('usual nights are the most frequent, the fewer of equals', () => {
  expect(commonMinimumStay(days)).toBe(1)
  expect(commonMinimumStay({ '2026-12-10': night(1, 2), '2026-12-11': night(1, 1) })).toBe(1)
  expect(commonMinimumStay({})).toBeUndefined()
})

const anyDays = fc
  .array(fc.option(fc.record({ amount: fc.integer({ min: 50, max: 60 }), minLos: fc.integer({ min: 1, max: 3 }), marked: fc.boolean() })), {
    minLength: 1,
    maxLength: 31,
  })
  .map((list) =>
    Object.fromEntries(
      list.flatMap((day, index) =>
        day ? [[addDays('2026-12-01', index), { ...night(day.amount * 100, day.minLos), bestPriceOfTheMonth: day.marked }] as const] : [],
      ),
    ),
  )

it('the best price of a month is the lowest of its length, whatever the response marks', () => {
  fc.assert(
    fc.property(anyDays, (month) => {
      for (const date of bestPriceDays(month, '2026-12')) {
        const best = month[date]
        const equal = Object.values(month).filter(({ minLos }) => minLos === best?.minLos)
        expect(best?.amount).toBe(Math.min(...equal.map(({ amount }) => amount)))
        expect(best?.amount).toBeLessThan(Math.max(...equal.map(({ amount }) => amount)))
      }
    }),
  )
})
