import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../dates/days.ts'

interface PricedDate {
  readonly checkin: IsoDate
  readonly nights: number
}

/** `hash` has no dates, and no `#`. */
export function hashOnDate(hash: string | undefined, { checkin, nights }: PricedDate): string {
  return [`checkin=${checkin}&checkout=${addDays(checkin, nights)}`, hash].filter(Boolean).join('&')
}

/** With flexible dates the hash of the cheapest ones. */
export function offerHash(hash: string | undefined, { dates }: { readonly dates?: readonly PricedDate[] | undefined }): string | undefined {
  const [cheapest] = dates ?? []
  return cheapest ? hashOnDate(hash, cheapest) : hash
}
