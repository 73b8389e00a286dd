import type { BookedSlot } from '../../contract/order.ts'
import type { UndatedService } from '../../contract/programme.ts'
import type { ActivityDates } from '../../contract/stay.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import type { ActivitySelection } from '../stay/activity-selection.ts'

/** Times are `HH:mm` at the hotel. Guests can arrive from the time of their arrival and must leave by that of their departure. */
export type ProgrammeEntry =
  | { readonly kind: 'arrival' | 'departure'; readonly time: string }
  | { readonly kind: 'slot'; readonly time?: string | undefined; readonly title: string }
  | { readonly kind: 'service'; readonly title: string; readonly schedules?: string | undefined }

export type ProgrammeSection =
  | { readonly kind: 'day'; readonly date: IsoDate; readonly entries: readonly ProgrammeEntry[] }
  | { readonly kind: 'mornings' | 'stay'; readonly entries: readonly ProgrammeEntry[] }

export interface ProgrammeInput {
  readonly dates: StayDates
  readonly slots: readonly BookedSlot[]
  readonly undated: readonly UndatedService[]
  readonly checkInOut: { readonly checkin: string; readonly checkout: string }
}

export function programmeOf({ dates, slots, undated, checkInOut }: ProgrammeInput): ProgrammeSection[] {
  const services = (when: UndatedService['when']) =>
    undated.filter((service) => service.when === when).map(({ title, schedules }) => ({ kind: 'service' as const, title, schedules }))
  const checkout = undated.find(({ until }) => until !== undefined)?.until ?? checkInOut.checkout
  const dayOf = (date: IsoDate): ProgrammeSection => {
    const { checkin } = checkInOut
    const timed: readonly (readonly [time: string | undefined, entry: ProgrammeEntry])[] = [
      ...(date === dates.checkin
        ? [{ kind: 'arrival' as const, time: checkin }, ...services('arrival')].map((entry) => [checkin, entry] as const)
        : []),
      ...slots.filter((slot) => slot.date === date).map(({ title, time }) => [time, { kind: 'slot', title, time }] as const),
      ...(date === dates.checkout
        ? [...services('departure'), { kind: 'departure' as const, time: checkout }].map((entry) => [checkout, entry] as const)
        : []),
    ]
    return { kind: 'day', date, entries: timed.toSorted(([a], [b]) => byTime(a, b)).map(([, entry]) => entry) }
  }
  const days = [...new Set([dates.checkin, ...slots.map(({ date }) => date), dates.checkout])].sort().map(dayOf)
  const withoutDay = (['mornings', 'stay'] as const)
    .map((kind): ProgrammeSection => ({ kind, entries: services(kind) }))
    .filter(({ entries }) => entries.length > 0)
  // The first morning comes after the evening of the arrival.
  return days.toSpliced(1, 0, ...withoutDay)
}

const byTime = (a = '', b = '') => a.padStart(5, '0').localeCompare(b.padStart(5, '0'))

export function chosenSlots(selection: ActivitySelection, offered: ActivityDates): BookedSlot[] {
  return offered
    .flatMap(({ activityId, title, dates }): BookedSlot[] => {
      const start = dates.find(({ value }) => value === selection[activityId])
      return start ? [{ title, date: start.date, ...(start.time !== undefined && { time: start.time }) }] : []
    })
    .toSorted((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`))
}
