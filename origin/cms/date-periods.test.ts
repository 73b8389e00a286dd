import { expect, test } from 'vitest'
import { locales, marketOf } from '../../src/market/markets.ts'
import { datePeriods } from './date-periods.ts'
import { easter, longWeekend } from './holidays.ts'
import { thisWeek, weekNumber } from './week.ts'

test('Easter of known years', () => {
  expect([2024, 2025, 2026, 2027, 2030].map(easter)).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2030-04-21'])
})

test('a holiday makes a long weekend when it touches one or is a day away', () => {
  expect(longWeekend('2027-05-06')).toEqual({ checkin: '2027-05-06', checkout: '2027-05-09' })
  expect(longWeekend('2026-07-14')).toEqual({ checkin: '2026-07-10', checkout: '2026-07-14' })
  expect(longWeekend('2026-11-11')).toBeUndefined()
})

test('periods are in the future, in order, and each ends after it begins, on any day of four years', () => {
  for (const locale of locales) {
    for (let day = 0; day < 1461; day += 3) {
      const today = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
      const periods = datePeriods(locale, today)
      expect(periods.length).toBe(['nl_NL', 'it_IT'].includes(locale) ? 0 : 3)
      for (const period of periods) expect(period.checkin > today && period.checkout > period.checkin).toBe(true)
      expect(periods.map((period) => period.checkin)).toEqual(periods.map((period) => period.checkin).toSorted())
    }
  }
})

test('the weekend of Valentine’s day contains it or precedes it', () => {
  const valentine = datePeriods('fr_FR', '2027-01-15', 1)[0]
  expect(valentine).toEqual({ label: 'Saint-Valentin', checkin: '2027-02-12', checkout: '2027-02-14' })
})

test('the running campaign contains today in the market’s time zone', () => {
  expect(thisWeek('2026-11-21', marketOf('fr'))).toEqual({ start: '2026-11-15T23:00:00.000Z', end: '2026-11-22T23:00:00.000Z' })
  expect(thisWeek('2026-07-13', marketOf('es'))).toEqual({ start: '2026-07-12T22:00:00.000Z', end: '2026-07-19T22:00:00.000Z' })
  expect(weekNumber('2026-11-16')).toBe(weekNumber('2026-11-22'))
  expect(weekNumber('2026-11-23')).toBe(weekNumber('2026-11-22') + 1)
})
