import { expect, test } from 'vitest'
import { dateOf, dayOf, monthsLater, weekday } from '../clock/days.ts'
import { easter, isHoliday, isHolidayNight } from './holidays.ts'

test('Easter', () => {
  expect([2024, 2025, 2026, 2027, 2038].map((year) => dateOf(easter(year)))).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])
})

test('holidays of a country', () => {
  expect(isHoliday('NL', dayOf('2027-04-27'))).toBe(true)
  expect(isHoliday('FR', dayOf('2027-04-27'))).toBe(false)
  expect(isHoliday('BE', dayOf('2027-05-06'))).toBe(true)
})

test.each([
  ['NL', '2027-05-05', false],
  ['NL', '2030-05-05', true],
  ['NL', '2031-04-27', false],
  ['NL', '2031-04-26', true],
  ['IT', '2025-10-04', false],
  ['IT', '2027-10-04', true],
  ['ES', '2027-10-04', false],
] as const)('a holiday of some years only: %s, %s', (country, date, isOff) => {
  expect(isHoliday(country, dayOf(date))).toBe(isOff)
})

test('the nights of a long weekend', () => {
  // Ascension is on Thursday 6 May 2027.
  expect(
    ['2027-05-04', '2027-05-05', '2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09'].map((date) => isHolidayNight('NL', dayOf(date))),
  ).toEqual([false, true, true, true, true, false])
})

test('days', () => {
  expect(weekday(dayOf('2026-11-21'))).toBe(6)
  expect(dateOf(monthsLater(dayOf('2027-01-31'), 1))).toBe('2027-02-28')
  expect(dateOf(monthsLater(dayOf('2026-11-21'), 13))).toBe('2027-12-21')
})
