import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../dates/days.ts'

interface PricedDate {
  readonly checkin: IsoDate
  readonly nights: number
}

/** `hash` has neither dates nor a `#`. */
export function hashOnDate(hash: string | undefined, { checkin, nights }: PricedDate): string {
  return [`checkin=${checkin}&checkout=${addDays(checkin, nights)}`, hash].filter(Boolean).join('&')
}

export function offerHash(hash: string | undefined, { dates }: { readonly dates?: readonly PricedDate[] | undefined }): string | undefined {
  const [cheapest] = dates ?? []
  return cheapest ? hashOnDate(hash, cheapest) : hash
}
