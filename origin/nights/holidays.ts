import type { HotelCountry } from '@escale/catalogue'
import { dateOf, dayOf, weekday, type Day } from '../clock/days.ts'

export function easter(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return dayOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}

interface Holidays {
  /** `MM-dd` */
  readonly fixed: readonly string[]
  /** Days after Easter Sunday. */
  readonly afterEaster: readonly number[]
  /** `MM-dd` of the days that are off in some years only. */
  readonly ofYear?: (year: number) => readonly string[]
}

/** King's Day moves to Saturday where it would be a Sunday, and most people have Liberation Day off only every fifth year. */
const dutch = (year: number): readonly string[] => [
  weekday(dayOf(`${year}-04-27`)) === 7 ? '04-26' : '04-27',
  ...(year % 5 === 0 ? ['05-05'] : []),
]

/** Saint Francis of Assisi, by law 151 of 8 October 2025. */
const italian = (year: number): readonly string[] => (year >= 2026 ? ['10-04'] : [])

const holidays: Record<HotelCountry, Holidays> = {
  FR: { fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'], afterEaster: [1, 39, 50] },
  ES: { fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'], afterEaster: [-2] },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], afterEaster: [1, 39, 50] },
  NL: { fixed: ['01-01', '12-25', '12-26'], afterEaster: [1, 39, 50], ofYear: dutch },
  IT: {
    fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [1],
    ofYear: italian,
  },
}

export function isHoliday(cc: HotelCountry, day: Day): boolean {
  const date = dateOf(day)
  const year = Number(date.slice(0, 4))
  const { fixed, afterEaster, ofYear } = holidays[cc]
  const dates = [...fixed, ...(ofYear?.(year) ?? [])]
  return dates.includes(date.slice(5)) || afterEaster.includes(day - easter(year))
}

/** A holiday night comes before a day off, or is within the long weekend of a holiday. */
export function isHolidayNight(cc: HotelCountry, day: Day): boolean {
  if (isHoliday(cc, day + 1) && weekday(day) !== 6) return true
  const weekdayOf = weekday(day)
  if (weekdayOf === 5) return isHoliday(cc, day) || isHoliday(cc, day - 1) || isHoliday(cc, day + 3)
  if (weekdayOf === 6) return isHoliday(cc, day - 1) || isHoliday(cc, day - 2) || isHoliday(cc, day + 2)
  if (weekdayOf === 4) return isHoliday(cc, day)
  return weekdayOf === 7 && isHoliday(cc, day + 1)
}
