import { type Environment, environments, hotelCountries, type HotelCountry } from '@escale/catalogue'
import { calendarDayOf, dateOf, weekday, type Day } from '../clock/days.ts'
import { easter, isHolidayNight } from './holidays.ts'

export interface SeasonDay {
  readonly cc: HotelCountry
  readonly environment: Environment
  readonly day: Day
  readonly factor: number
  readonly minNights: number
  readonly closed: 0 | 1
}

/** Per mille in the middle of each month. Days between are interpolated. */
const seasons: Readonly<Record<Environment, readonly number[]>> = {
  city: [820, 870, 950, 1060, 1120, 1110, 990, 940, 1090, 1080, 940, 1010],
  seaside: [740, 790, 860, 990, 1080, 1210, 1460, 1520, 1150, 920, 790, 790],
  countryside: [820, 860, 920, 1040, 1110, 1130, 1160, 1180, 1090, 1010, 870, 890],
  mountain: [1320, 1420, 1200, 860, 800, 920, 1120, 1160, 930, 830, 800, 1210],
  lake: [760, 800, 880, 1010, 1100, 1220, 1360, 1380, 1150, 960, 800, 840],
  forest: [880, 910, 930, 1030, 1080, 1080, 1130, 1150, 1050, 1110, 920, 960],
  vineyard: [790, 820, 890, 1010, 1110, 1140, 1140, 1130, 1290, 1220, 900, 860],
}

/** From Monday to Sunday: beaches and mountains sell by the week, towns by the weekend. */
const weekdays: Readonly<Record<Environment, readonly number[]>> = {
  city: [910, 930, 950, 980, 1130, 1250, 850],
  seaside: [930, 930, 940, 970, 1130, 1210, 900],
  countryside: [870, 870, 880, 930, 1170, 1270, 880],
  mountain: [950, 950, 950, 970, 1090, 1170, 930],
  lake: [910, 910, 920, 950, 1150, 1230, 900],
  forest: [870, 870, 880, 930, 1170, 1270, 890],
  vineyard: [880, 880, 890, 940, 1160, 1260, 880],
}

/** Seasonal hotels are closed in these months (1 to 12). */
const closedMonths: Readonly<Record<Environment, readonly number[]>> = {
  city: [],
  seaside: [11, 12, 1, 2],
  countryside: [1, 2],
  mountain: [4, 5, 10, 11],
  lake: [11, 12, 1, 2],
  forest: [1],
  vineyard: [1, 2],
}

const isClosed = (environment: Environment, day: Day): boolean => closedMonths[environment].includes(calendarDayOf(day).month)

/**
 * The day itself where seasonal hotels of an environment are open, or else one of the last weeks before they closed: the days of a closure
 * keep their order, four of them on one.
 */
export function openDay(environment: Environment, day: Day): Day {
  if (!isClosed(environment, day)) return day
  let lastOpen = day - 1
  while (isClosed(environment, lastOpen)) lastOpen--
  let opens = day + 1
  while (isClosed(environment, opens)) opens++
  return lastOpen - Math.floor((opens - 1 - day) / 4)
}

const interpolated = (months: readonly number[], day: Day): number => {
  const { month: monthOfDay, date } = calendarDayOf(day)
  const position = monthOfDay - 1 + (date - 15.5) / 30.5
  const before = Math.floor(position)
  const share = position - before
  const at = (month: number): number => months[(month + 12) % 12] ?? 1000
  return at(before) * (1 - share) + at(before + 1) * share
}

function eventFactor(day: Day): { factor: number; minNights: number } {
  const date = dateOf(day)
  const md = date.slice(5)
  if (md === '12-31') return { factor: 1620, minNights: 2 }
  if (md === '12-30' || md === '01-01') return { factor: 1280, minNights: 2 }
  if (md >= '12-26' && md <= '12-29') return { factor: 1140, minNights: 1 }
  if (md === '12-24' || md === '12-25') return { factor: 1060, minNights: 1 }
  if (md >= '02-13' && md <= '02-15') return { factor: 1160, minNights: 1 }
  const sinceEaster = day - easter(Number(date.slice(0, 4)))
  if (sinceEaster >= -3 && sinceEaster <= 0) return { factor: 1170, minNights: 2 }
  return { factor: 1000, minNights: 1 }
}

export function seasonDay(cc: HotelCountry, environment: Environment, day: Day): SeasonDay {
  const weekdayNumber = weekday(day)
  const { month, date } = calendarDayOf(day)
  const season = interpolated(seasons[environment], day)
  const event = eventFactor(day)
  const holiday = isHolidayNight(cc, day)
  const summer = (environment === 'seaside' || environment === 'lake') && (month === 7 || month === 8)
  const snow = environment === 'mountain' && (month <= 3 || (month === 12 && date >= 19))
  const factor = Math.round((season * (weekdays[environment][weekdayNumber - 1] ?? 1000) * event.factor * (holiday ? 1140 : 1000)) / 1e9)
  const minNights = Math.max(event.minNights, holiday ? 2 : 1, (summer || snow) && (weekdayNumber === 5 || weekdayNumber === 6) ? 2 : 1)
  return { cc, environment, day, factor, minNights, closed: isClosed(environment, day) ? 1 : 0 }
}

export function seasonDays(first: Day, until: Day): SeasonDay[] {
  const days: SeasonDay[] = []
  for (const cc of hotelCountries)
    for (const environment of environments) for (let day = first; day < until; day++) days.push(seasonDay(cc, environment, day))
  return days
}
