import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { isIsoDate } from '../../contract/iso-date.ts'
import { markets } from '../../market/markets.ts'
import {
  addDays,
  daysBetween,
  weekday,
  addMonthsTo,
  clampDate,
  isPast,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  monthGrid,
  monthOf,
  monthsBetween,
  monthsFrom,
} from './days.ts'
import { hourIn, timeIn, todayIn } from './market-time.ts'

const anyDate = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))

describe('plain dates', () => {
  it('accepts only days that exist', () => {
    expect(['2026-02-28', '2028-02-29'].every(isIsoDate)).toBe(true)
    expect(['2026-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-1', '', 'today', '2026-01-01T00:00'].some(isIsoDate)).toBe(
      false,
    )
  })

  it('crosses months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(addMonthsTo('2026-01-31', 1)).toBe('2026-02-28')
  })

  it('adds what it counts', () => {
    fc.assert(fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => daysBetween(date, addDays(date, days)) === days))
  })

  it('agrees with Temporal', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, count) => {
        const plain = Temporal.PlainDate.from(date)
        expect(addDays(date, count)).toBe(plain.add({ days: count }).toString())
        expect(addMonthsTo(date, count)).toBe(plain.add({ months: count }).toString())
        expect(weekday(date)).toBe(plain.dayOfWeek)
        expect(daysBetween(date, addDays(date, count))).toBe(plain.until(plain.add({ days: count })).days)
        const month = plain.toPlainYearMonth().add({ months: count })
        expect(addMonths(monthOf(date), count)).toBe(month.toString())
        expect(lastOfMonth(month.toString())).toBe(month.toPlainDate({ day: month.daysInMonth }).toString())
        expect(monthsBetween(monthOf(date), month.toString())).toBe(count)
      }),
    )
  })

  it('starts the week on Monday', () => {
    expect(weekday('2026-11-23')).toBe(1)
    expect(weekday('2026-11-22')).toBe(7)
  })

  it('orders days', () => {
    expect(isPast('2026-11-20', '2026-11-21')).toBe(true)
    expect(isPast('2026-11-21', '2026-11-21')).toBe(false)
    expect(clampDate('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01')
    expect(clampDate('2026-05-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01')
  })
})

describe('months', () => {
  it('knows the ends of a month', () => {
    expect(monthOf('2028-02-10')).toBe('2028-02')
    expect(firstOfMonth('2028-02')).toBe('2028-02-01')
    expect(lastOfMonth('2028-02')).toBe('2028-02-29')
    expect(monthsFrom('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(monthsBetween('2026-11', addMonths('2026-11', -14))).toBe(-14)
  })

  it('lays every day of the month out once, each under its weekday', () => {
    fc.assert(
      fc.property(anyDate.map(monthOf), (month) => {
        const weeks = monthGrid(month)
        expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
        for (const week of weeks) expect(week.every((day, column) => day === null || weekday(day) === column + 1)).toBe(true)
        const days = weeks.flat().filter((day) => day !== null)
        expect([days[0], days.at(-1)]).toEqual([firstOfMonth(month), lastOfMonth(month)])
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })
})

describe('the market’s clock', () => {
  // @rule S5.16
  it('reads the day and hour in the zone of the market, not in UTC', () => {
    const lateEvening = new Date('2026-07-14T22:30:00Z')
    expect(todayIn('Europe/Paris', lateEvening)).toBe('2026-07-15')
    expect(hourIn('Europe/Paris', lateEvening)).toBe(0)
    expect(hourIn('Europe/Paris', Date.parse('2026-01-14T18:59:59Z'))).toBe(19)
    expect(hourIn('Europe/Paris', Date.parse('2026-01-14T19:00:00Z'))).toBe(20)
    expect(timeIn('Europe/Paris', Date.parse('2026-01-14T19:07:00Z'))).toBe('20:07')
  })

  it('agrees with Temporal through all changes of the clock', () => {
    const anyInstant = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...markets), (instant, { timeZone }) => {
        const there = Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone)
        expect(todayIn(timeZone, instant)).toBe(there.toPlainDate().toString())
        expect(hourIn(timeZone, instant)).toBe(there.hour)
      }),
    )
  })
})
