import { type ComponentCode, componentPlans, componentTags, hoursOf, isChosenAhead, mix, type Texts } from '@escale/catalogue'
import type { ActivityDates } from '../../src/contract/stay.ts'
import { dateOf, type Day } from '../clock/days.ts'
import type { Stay } from './stay.ts'

const steps: Readonly<Record<string, number>> = { slot: 180, table: 60, partner: 180 }

/** On the day of departure, activities end at this minute. */
const departureEnds = 14 * 60

const takenOneIn = 5

/** Returns the activities whose date is chosen with the booking, and their dates from arrival to departure. */
export function activityDates({ facts, hotel }: Stay, checkin: Day, nights: number, texts: Texts): ActivityDates {
  return facts.components
    .filter((code) => isChosenAhead(code, hotel.id))
    .map((code) => ({
      activityId: componentTags.get(code) ?? 1,
      title: texts.component.entry(code, facts, hotel).title,
      ...(componentPlans[code].minutes !== null && { minutes: componentPlans[code].minutes }),
      dates: startsOf(code, { facts, hotel }, checkin, nights).map(({ day, minute }) => {
        const time = clockOf(minute)
        return { value: `${dateOf(day).replaceAll('-', '')}${time.replace(':', '')}`, date: dateOf(day), time }
      }),
    }))
}

interface Start {
  readonly day: Day
  readonly minute: number
}

function startsOf(code: ComponentCode, { facts, hotel }: Pick<Stay, 'facts' | 'hotel'>, checkin: Day, nights: number): Start[] {
  const { booking, minutes } = componentPlans[code]
  const hours = hoursOf(code, facts, hotel, nights)
  if (!hours) return []
  const first = minuteOf(hours.from)
  const last = minuteOf(hours.to) - (minutes ?? 0)
  const step = steps[booking] ?? 180
  const times = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)
  const days = Array.from({ length: nights + 1 }, (_, index) => checkin + index)
  const possible = days.flatMap((day) =>
    times
      .filter((minute) => day !== checkin || minute >= minuteOf(hotel.checkin))
      .filter((minute) => day !== checkin + nights || minute + (minutes ?? 60) <= departureEnds)
      .map((minute) => ({ day, minute })),
  )
  const free = possible.filter(({ day, minute }) => mix(hotel.id, `${code} ${day} ${minute}`) % takenOneIn !== 0)
  return free.length > 0 ? free : possible
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export type SelectionFault = 'activity-date-missing' | 'activity-date-not-available'

/**
 * Checks `activitySelectionList`, comma-separated entries `activityId_value`: each must be one of `offered`, and every activity must
 * occur once. Undefined without a fault.
 */
export function faultOf(selection: string, offered: ActivityDates): SelectionFault | undefined {
  const chosen = selection.split(',').filter((entry) => entry !== '')
  const values = offered.map(({ activityId, dates }) => dates.map(({ value }) => `${activityId}_${value}`))
  if (!chosen.every((entry) => values.some((own) => own.includes(entry)))) return 'activity-date-not-available'
  const counts = values.map((own) => chosen.filter((entry) => own.includes(entry)).length)
  if (counts.some((count) => count === 0)) return 'activity-date-missing'
  return counts.some((count) => count > 1) ? 'activity-date-not-available' : undefined
}
