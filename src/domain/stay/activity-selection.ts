import type { ActivityDates } from '../../contract/stay.ts'
import type { BookedSlot } from '../../contract/order.ts'
import { listOf } from '../address/parameters.ts'

/** The chosen dates by activity id (B3.8). */
export type ActivitySelection = Readonly<Record<string, string>>

export const selectionKey = 'activitySelectionList'

/** Drops invalid entries; the last one of an activity counts. */
export function parseActivitySelection(texts: readonly string[]): ActivitySelection {
  const entries = listOf(texts).flatMap((entry) => {
    const [, activity, value] = /^([1-9]\d{0,8})_([\w-]+)$/.exec(entry) ?? []
    return activity !== undefined && value !== undefined ? [[activity, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Writes entries like `activityId_value`, separated by commas. */
export function formatActivitySelection(selection: ActivitySelection): string {
  return Object.entries(selection)
    .map(([activity, value]) => `${activity}_${value}`)
    .sort()
    .join(',')
}

/** Returns the activities whose date is missing (B5.5). */
export function activitiesWithoutDate(selection: ActivitySelection, offered: ActivityDates): number[] {
  return offered
    .filter(({ activityId, dates }) => !dates.some(({ value }) => value === selection[activityId]))
    .map(({ activityId }) => activityId)
}

/** An activity of unknown length takes about as long as a meal. */
export const usualMinutes = 120

type Start = Pick<BookedSlot, 'date' | 'time' | 'minutes'>

/** The chosen activity, another one, whose time overlaps. */
export function clashOf(activityId: number, selection: ActivitySelection, offered: ActivityDates): ActivityDates[number] | undefined {
  const startOf = ({ activityId: id, minutes, dates }: ActivityDates[number]): Start | undefined => {
    const chosen = dates.find(({ value }) => value === selection[id])
    return chosen && { ...chosen, minutes }
  }
  const own = offered.find((activity) => activity.activityId === activityId)
  const start = own && startOf(own)
  if (!start) return undefined
  return offered.find((other) => {
    const begins = other === own ? undefined : startOf(other)
    return begins !== undefined && overlap(start, begins)
  })
}

/** Nobody is in two places at once. */
export function clashingActivities(selection: ActivitySelection, offered: ActivityDates): number[] {
  return offered.filter(({ activityId }) => clashOf(activityId, selection, offered)).map(({ activityId }) => activityId)
}

/** What has no time takes place at any. */
function overlap(a: Start, b: Start): boolean {
  const [first, second] = [minutesOf(a), minutesOf(b)]
  if (!first || !second) return false
  return first.from < second.until && second.from < first.until
}

function minutesOf({ date, time, minutes = usualMinutes }: Start): { readonly from: number; readonly until: number } | undefined {
  if (time === undefined) return undefined
  const from = Date.parse(`${date}T${time}Z`) / 60_000
  return { from, until: from + minutes }
}

export function offeredSelection(selection: ActivitySelection, offered: ActivityDates): ActivitySelection {
  const gone = activitiesWithoutDate(selection, offered)
  const stillOffered = offered.filter(({ activityId }) => !gone.includes(activityId)).map(({ activityId }) => String(activityId))
  return Object.fromEntries(Object.entries(selection).filter(([activity]) => stillOffered.includes(activity)))
}
