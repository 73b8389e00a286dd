import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/days.ts'
import { bestPriceDays } from './best-price.ts'
import { focusAfterKey } from './date-grid-keys.ts'
import { bookableMonths, canGoBack, canGoForward, lastBookableDay, monthsPerRequest, requestFor, turnedTo } from './paging.ts'

const today = '2026-11-21'

describe('paging', () => {
  // @rule S2.29 S9.13
  it('requests the months of the device', () => {
    expect([false, true].map((isPull) => [monthsPerRequest('desktop', isPull), monthsPerRequest('mobile', isPull)])).toEqual([
      [2, 4],
      [2, 3],
    ])
  })

  // @rule S4.37 S9.14
  it('stays between the current month and the horizon of one year', () => {
    expect(lastBookableDay(today)).toBe('2027-11-21')
    expect(bookableMonths(today)).toHaveLength(13)
    expect(canGoBack('2026-11', today)).toBe(false)
    expect(canGoBack('2026-12', today)).toBe(true)
    expect(canGoForward('2027-09', 2, today)).toBe(true)
    expect(canGoForward('2027-10', 2, today)).toBe(false)
    expect(turnedTo('2027-10', 1, 2, today)).toBe('2027-10')
    expect(turnedTo('2026-12', -3, 2, today)).toBe('2026-11')
    expect(turnedTo('2026-12', 1, 2, today)).toBe('2027-01')
  })

  // @rule S4.38
  it('requests only missing months, up to the horizon', () => {
    expect(requestFor(['2026-11', '2026-12'], [], 2, today)).toEqual({ month: '2026-11', length: 2 })
    expect(requestFor(['2026-12', '2027-01'], ['2026-11', '2026-12'], 2, today)).toEqual({ month: '2027-01', length: 2 })
    expect(requestFor(['2026-11'], ['2026-11'], 4, today)).toBeUndefined()
    expect(requestFor(['2027-11', '2027-12'], [], 4, today)).toEqual({ month: '2027-11', length: 1 })
  })
})

describe('best price of the month', () => {
  const night = (amount: number, minLos = 1) => ({ amount, minLos, price: Math.round(amount / minLos) })

  // @rule S3.8
  it('is what the response marks', () => {
    const days = { '2026-12-01': night(9900), '2026-12-02': { ...night(9500), bestPriceOfTheMonth: true }, '2026-12-03': night(9500) }
    expect([...bestPriceDays(days, '2026-12')]).toEqual(['2026-12-02'])
  })

  // @rule S3.8
  it('is otherwise the lowest of the month’s most frequent number of nights', () => {
    const days = { '2026-11-30': night(1000), '2026-12-01': night(9000), '2026-12-02': night(15_000, 2), '2026-12-03': night(8000) }
    expect([...bestPriceDays(days, '2026-12')]).toEqual(['2026-12-03'])
  })

  // @rule S3.8
  it('is never a mark of the response on a stay that is dearer than another of its length', () => {
    const days = { '2026-12-01': night(9000), '2026-12-02': { ...night(15_000, 2), bestPriceOfTheMonth: true }, '2026-12-03': night(8000) }
    expect([...bestPriceDays(days, '2026-12')]).toEqual(['2026-12-03'])
  })

  it('is absent if every day costs the same', () => {
    expect(bestPriceDays({ '2026-12-01': night(9000), '2026-12-02': night(9000) }, '2026-12').size).toBe(0)
    expect(bestPriceDays({}, '2026-12').size).toBe(0)
  })
})

/** The table of the ARIA Authoring Practices. */
describe('date grid keys', () => {
  const [first, last] = ['2026-11-01', '2027-11-30']
  const after = (date: string, key: string, shift = false) => focusAfterKey(date, key, shift, first, last)

  // 2026-12-31 is a Thursday.
  // @rule S2.32
  it.each([
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowLeft', '2026-12-31', '2026-12-30'],
    ['ArrowDown', '2026-12-31', '2027-01-07'],
    ['ArrowUp', '2026-12-31', '2026-12-24'],
    ['Home', '2026-12-31', '2026-12-28'],
    ['End', '2026-12-31', '2027-01-03'],
    ['PageDown', '2026-12-31', '2027-01-31'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    ['Shift+PageUp', '2027-11-02', '2026-11-02'],
    ['Shift+PageDown', '2026-11-05', '2027-11-05'],
  ])('%s on %s goes to %s', (keys, from, to) => {
    const shift = keys.startsWith('Shift+')
    expect(after(from, shift ? keys.slice('Shift+'.length) : keys, shift)).toBe(to)
  })

  it('leaves other keys alone', () => {
    expect(['Tab', 'Enter', ' ', 'a', 'toString'].map((key) => after('2026-12-31', key))).toEqual(Array(5).fill(undefined))
  })

  it('never leaves the calendar', () => {
    const keys = fc.array(fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown', 'ArrowDown'), fc.boolean()))
    fc.assert(
      fc.property(keys, fc.integer({ min: 0, max: 390 }), (presses, offset) => {
        const end = presses.reduce((date, [key, shift]) => after(date, key, shift) ?? date, addDays(first, offset))
        return end >= first && end <= last
      }),
    )
  })
})
