import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { marketOf, markets } from '../../src/market/markets.ts'
import { calendarDayOf, dateOf, dayOf, monthsLater, weekday } from './days.ts'
import { nowIn } from './now.ts'
import { writtenDay } from './written-day.ts'

const anyDay = fc.integer({ min: dayOf('1990-01-01'), max: dayOf('2060-12-31') })
const anyInstant = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }).map(Number)

test('days count as Temporal counts them', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = Temporal.PlainDate.from('1970-01-01').add({ days: day })
      expect([dateOf(day), dayOf(date.toString()), weekday(day)]).toEqual([date.toString(), day, date.dayOfWeek])
      expect(calendarDayOf(day)).toEqual({ year: date.year, month: date.month, date: date.day })
    }),
  )
})

test('months later is the same day of the month, or the last of a shorter one', () => {
  const later = (date: string, months: number) => dateOf(monthsLater(dayOf(date), months))
  expect(later('2026-11-21', 12)).toBe('2027-11-21')
  expect(later('2028-02-29', 12)).toBe('2029-02-28')
  expect(later('2026-08-31', 18)).toBe('2028-02-29')
  expect(later('2027-03-31', -1)).toBe('2027-02-28')
})

test('a day is written with the ordinal of French for the first of a month, and for no other', () => {
  const written = (id: Parameters<typeof marketOf>[0], date: string) => [
    writtenDay(date, marketOf(id)),
    writtenDay(date, marketOf(id), 'full'),
  ]
  expect(written('fr', '2027-01-01')).toEqual(['1er janvier 2027', 'vendredi 1er janvier 2027'])
  expect(written('be-fr', '2027-01-11')).toEqual(['11 janvier 2027', 'lundi 11 janvier 2027'])
  expect(written('nl', '2027-01-01')).toEqual(['1 januari 2027', 'vrijdag 1 januari 2027'])
  expect(written('it', '2027-01-01')).toEqual(['1 gennaio 2027', 'venerdì 1 gennaio 2027'])
})

test('the day and minute are those of the market, in a night that has an hour twice or not at all', () => {
  const at = (instant: string) => {
    const { today, minute } = nowIn(marketOf('fr'), undefined, () => Date.parse(instant))
    return [dateOf(today), minute]
  }
  expect(at('2027-03-27T22:59:00Z')).toEqual(['2027-03-27', 23 * 60 + 59])
  expect(at('2027-03-27T23:00:00Z')).toEqual(['2027-03-28', 0])
  expect(at('2027-03-28T01:00:00Z')).toEqual(['2027-03-28', 3 * 60])
  expect(at('2026-10-25T00:30:00Z')).toEqual(['2026-10-25', 2 * 60 + 30])
  expect(at('2026-10-25T01:30:00Z')).toEqual(['2026-10-25', 2 * 60 + 30])
})

test('the day and minute are those that the clocks of every market show', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...markets), (instant, market) => {
      const { today, minute } = nowIn(market, undefined, () => instant)
      const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: market.timeZone }).format(instant)
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      expect(`${dateOf(today)} ${time}`).toBe(clock)
    }),
  )
})
