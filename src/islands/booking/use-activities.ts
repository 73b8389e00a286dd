import { useState } from 'react'
import type { ActivityDates } from '../../contract/stay.ts'
import { activitiesWithoutDate, type ActivitySelection, offeredSelection } from '../../domain/criteria/activity-selection.ts'
import type { StayDates } from '../../domain/criteria/search-criteria.ts'
import { useAnswer } from '../answers.ts'
import { type AskedStay, datedCall } from './stay-calls.ts'

/** The activities that have no date although the visitor wanted to book. A new object each time: it takes the focus again. */
export interface WrongActivities {
  readonly ids: readonly number[]
  /** A date that was chosen has just gone, rather than never chosen. */
  readonly gone: boolean
}

export interface ChosenActivities {
  /** None without travel dates, or while they are not known. */
  readonly offered: ActivityDates
  /** What is chosen, as far as it can be had on the dates of travel. */
  readonly selection: ActivitySelection
  readonly wrong: WrongActivities | undefined
  readonly choose: (activityId: number, value: string) => void
  /** The choices, when every activity has one; otherwise says at the fields what is missing. When the dates do not come, checkout asks for them. */
  readonly complete: (signal: AbortSignal) => Promise<ActivitySelection | undefined>
  /** The real-time quote did not accept the choices: they are to be made again. */
  readonly refuse: (gone: boolean) => void
}

/** Dates of activities, which are chosen with the booking (specification of booking, section 3, "Activity date choices"): `chosen` is what the address has. */
export function useActivities(
  stay: AskedStay,
  dates: StayDates | undefined,
  today: string,
  { chosen, onChoose }: { readonly chosen: ActivitySelection; readonly onChoose: (chosen: ActivitySelection) => void },
): ChosenActivities {
  const call = datedCall(stay, dates ?? { checkin: today, checkout: today })
  const { data, isPlaceholderData, refetch } = useAnswer({ ...call, enabled: dates !== undefined, keepsPrevious: true })
  const [wrong, setWrong] = useState<WrongActivities>()
  const offered = dates && data ? data.activityDates : []
  return {
    offered,
    // Before it is known what is offered, checkout is the judge.
    selection: data ? offeredSelection(chosen, offered) : chosen,
    wrong,
    choose: (activityId, value) => {
      onChoose({ ...offeredSelection(chosen, offered), [activityId]: value })
      setWrong((before) => before && { ...before, ids: before.ids.filter((id) => id !== activityId) })
    },
    complete: async (signal) => {
      const known = data && !isPlaceholderData ? data : await call.ask(signal).catch(() => undefined)
      if (!known) return {}
      const missing = activitiesWithoutDate(chosen, known.activityDates)
      if (missing.length === 0) return offeredSelection(chosen, known.activityDates)
      setWrong({ ids: missing, gone: false })
      return undefined
    },
    refuse: (gone) => {
      setWrong({ ids: offered.map(({ activityId }) => activityId), gone })
      if (gone) onChoose({})
      refetch()
    },
  }
}
