import type { BookedSlot } from '../../contract/order.ts'
import type { ActivityDates } from '../../contract/stay.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import type { ActivitySelection } from '../stay/activity-selection.ts'

/** `time`: `HH:mm`, the hotel's. Arrival is possible from then on, departure until then. */
export type ProgrammeEntry =
  | { readonly kind: 'arrival' | 'departure'; readonly time: string }
  | { readonly kind: 'slot'; readonly time?: string | undefined; readonly title: string }

export interface ProgrammeDay {
  readonly date: IsoDate
  readonly entries: readonly ProgrammeEntry[]
}

export interface ProgrammeInput {
  readonly dates: StayDates
  readonly slots: readonly BookedSlot[]
  readonly checkInOut: { readonly checkin: string; readonly checkout: string }
}

/** Returns the days with something on them, in order: arrival, chosen starts by time, departure. */
export function programmeOf({ dates, slots, checkInOut }: ProgrammeInput): ProgrammeDay[] {
  const days = [...new Set([dates.checkin, ...slots.map(({ date }) => date), dates.checkout])].sort()
  return days.map((date) => ({
    date,
    entries: [
      ...(date === dates.checkin ? [{ kind: 'arrival' as const, time: checkInOut.checkin }] : []),
      ...slots.filter((slot) => slot.date === date).map(({ title, time }) => ({ kind: 'slot' as const, title, time })),
      ...(date === dates.checkout ? [{ kind: 'departure' as const, time: checkInOut.checkout }] : []),
    ].toSorted(byTime),
  }))
}

/** A start without a time comes first. */
const byTime = (a: ProgrammeEntry, b: ProgrammeEntry) => (a.time ?? '').padStart(5, '0').localeCompare((b.time ?? '').padStart(5, '0'))

/** Returns the chosen starts of activities that are offered, by date and time. */
export function chosenSlots(selection: ActivitySelection, offered: ActivityDates): BookedSlot[] {
  return offered
    .flatMap(({ activityId, title, dates }): BookedSlot[] => {
      const start = dates.find(({ value }) => value === selection[activityId])
      return start ? [{ title, date: start.date, ...(start.time !== undefined && { time: start.time }) }] : []
    })
    .toSorted((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`))
}
