import type { ActivityDates } from '../../contract/stay.ts'
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

export function offeredSelection(selection: ActivitySelection, offered: ActivityDates): ActivitySelection {
  const gone = activitiesWithoutDate(selection, offered)
  const stillOffered = offered.filter(({ activityId }) => !gone.includes(activityId)).map(({ activityId }) => String(activityId))
  return Object.fromEntries(Object.entries(selection).filter(([activity]) => stillOffered.includes(activity)))
}
