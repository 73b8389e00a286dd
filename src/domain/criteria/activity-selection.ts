import type { ActivityDates } from '../../contract/stay.ts'
import { listOf } from './parameters.ts'

/** Chosen dates of activities, by activity id; a value is one of the activity's `dates` (specification of booking, section 3, "Activity date choices"). */
export type ActivitySelection = Readonly<Record<string, string>>

/** The parameter that carries the choices, in the upstream's calls and in the checkout's address. */
export const selectionKey = 'activitySelectionList'

/** Reads `activityId_value` entries, separated by commas or from a repeated key; odd ones are dropped, the last of an activity counts. */
export function parseActivitySelection(texts: readonly string[]): ActivitySelection {
  const entries = listOf(texts).flatMap((entry) => {
    const [, activity, value] = /^([1-9]\d{0,8})_([\w-]+)$/.exec(entry) ?? []
    return activity !== undefined && value !== undefined ? [[activity, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The choices as the calls take them: `activityId_value`, comma-separated, by activity; empty without any. */
export function formatActivitySelection(selection: ActivitySelection): string {
  return Object.entries(selection)
    .map(([activity, value]) => `${activity}_${value}`)
    .sort()
    .join(',')
}

/** The activities that still need a date: none was chosen, or one that they do not have (section 5, "Please choose your activity dates"). */
export function activitiesWithoutDate(selection: ActivitySelection, offered: ActivityDates): number[] {
  return offered
    .filter(({ activityId, dates }) => !dates.some(({ value }) => value === selection[activityId]))
    .map(({ activityId }) => activityId)
}

/** The choices that can still be had: what is not offered (any more) is dropped. */
export function offeredSelection(selection: ActivitySelection, offered: ActivityDates): ActivitySelection {
  const gone = activitiesWithoutDate(selection, offered)
  const kept = offered.filter(({ activityId }) => !gone.includes(activityId)).map(({ activityId }) => String(activityId))
  return Object.fromEntries(Object.entries(selection).filter(([activity]) => kept.includes(activity)))
}
