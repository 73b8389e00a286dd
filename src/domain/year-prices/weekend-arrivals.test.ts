import { expect, it } from 'vitest'
import { hasWeekendLeft } from './weekend-arrivals.ts'

it.each([
  ['2026-11-27', 'the last Friday', [true, true]],
  ['2026-11-28', 'the Saturday after it', [true, false]],
  ['2026-11-29', 'the Sunday after it', [false, false]],
  ['2026-11-01', 'the first day', [true, true]],
])('a month has weekends of one and of two nights left on %s, %s', (today, _, left) => {
  expect([1, 2].map((nights) => hasWeekendLeft('2026-11', nights, today))).toEqual(left)
})

it('a month that ends on a Friday or a Saturday has one on its last day', () => {
  expect(hasWeekendLeft('2026-07', 3, '2026-07-31')).toBe(true)
  expect([1, 2].map((nights) => hasWeekendLeft('2026-10', nights, '2026-10-31'))).toEqual([true, false])
})
