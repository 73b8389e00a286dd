import type { IsoDate, IsoMonth } from '../../contract/scalars.ts'
import { addDays } from '../../domain/dates/days.ts'
import type { Guests } from '../../domain/guests/guests.ts'
import { noCriteria } from '../../domain/search/criteria.ts'
import { formatSearchCriteria } from '../../domain/search/hash.ts'
import { withQuery } from '../../market/query-order.ts'

/** What the page of a gift's dates is about beside the gift. `path` is its own. */
export interface GiftDatesView {
  readonly path: string
  readonly nights: number
  readonly guests: Guests
}

/** The same page with a day chosen. */
export function dayHref({ path, guests }: GiftDatesView, checkin: IsoDate, nights: number): string {
  return `${withQuery(path, formatSearchCriteria({ ...noCriteria, guests, dates: { checkin, checkout: addDays(checkin, nights) } }))}#choice`
}

/** The same page with the calendar at a month. */
export function monthHref({ path, nights, guests }: GiftDatesView, month: IsoMonth): string {
  return `${withQuery(path, formatSearchCriteria({ ...noCriteria, guests, flexibility: { kind: 'month', month, nights } }))}#month`
}
