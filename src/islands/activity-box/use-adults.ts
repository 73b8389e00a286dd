import { activityAdults, adultsInQuery, withAdults } from '../../domain/activity/activity-guests.ts'
import { currentHash, replaceAddress, useHash } from '../runtime/address.ts'
import type { ActivityBoxProps } from './props.ts'

/** Reads the hash; a change adds no history entry. */
export function useAdults({ prices, initialAdults }: ActivityBoxProps): { adults: number; change: (adults: number) => void } {
  const adults = activityAdults(prices, adultsInQuery(useHash()) ?? initialAdults)
  const change = (to: number) => {
    if (to === adults) return
    replaceAddress(new URL(`#${withAdults(currentHash(), to)}`, location.href).href)
  }
  return { adults, change }
}
