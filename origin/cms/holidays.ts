import { dateOf, dayOf, weekday } from '../clock/days.ts'

export interface Period {
  readonly checkin: string
  readonly checkout: string
}

/** Returns Easter Sunday by the algorithm of Meeus. */
export function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const epact = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const rest = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - epact - (c % 4)) % 7
  const shift = Math.floor((a + 11 * epact + 22 * rest) / 451)
  const sum = epact + rest - 7 * shift + 114
  return fixed(year, Math.floor(sum / 31), (sum % 31) + 1)
}

export function fixed(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days from a holiday to arrival and departure, by ISO weekday. A Tuesday or a Thursday is bridged to the weekend. */
const spans: Readonly<Record<number, readonly [arrival: number, departure: number]>> = { 1: [-3, 0], 2: [-4, 0], 4: [0, 3], 5: [0, 2] }

export function longWeekend(holiday: string): Period | undefined {
  const day = dayOf(holiday)
  const span = spans[weekday(day)]
  return span && { checkin: dateOf(day + span[0]), checkout: dateOf(day + span[1]) }
}
