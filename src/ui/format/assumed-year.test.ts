import { expect, it } from 'vitest'
import { needsYear } from './assumed-year.ts'

it.each([
  ['2026-11-27', false],
  ['2026-12-31', false],
  ['2027-01-02', false],
  ['2027-05-27', false],
  ['2027-05-28', true],
  ['2027-11-26', true],
  ['2026-05-27', false],
  ['2026-05-26', true],
])('a date without its year is the nearest of that name: on 27 November 2026, %s needs it: %s', (date, needed) => {
  expect(needsYear(date, '2026-11-27')).toBe(needed)
})

it('half a year after the last of August is the last of February', () => {
  expect([needsYear('2027-02-28', '2026-08-31'), needsYear('2027-03-01', '2026-08-31')]).toEqual([false, true])
})
