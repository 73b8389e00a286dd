import { activityAdults, askedAdults, withAdults } from '../../domain/activity/activity-guests.ts'
import { currentHash, useHash } from '../url-state.ts'
import type { ActivityBoxProps } from './props.ts'

/** How many adults the activity is for, as the address says, and how to change it: the hash has it then, without a step of history. */
export function useAdults({ prices, asked }: ActivityBoxProps): { adults: number; change: (adults: number) => void } {
  const adults = activityAdults(prices, askedAdults(useHash()) ?? asked)
  const change = (to: number) => {
    if (to === adults) return
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${withAdults(currentHash(), to)}`)
    // replaceState announces nothing.
    dispatchEvent(new HashChangeEvent('hashchange'))
  }
  return { adults, change }
}
