import { guestsInFlow } from '../guests/guests.ts'
import { noCriteria, noFilters, type SearchCriteria } from '../search/criteria.ts'

/** Leaves out dates, which the recipient of an activity chooses, and hotels, which have no activities. */
export function activityCriteria({ destination, point, theme, guests, filters, sort }: SearchCriteria): SearchCriteria {
  const { distance, price, tags } = filters
  return {
    ...noCriteria,
    destination: destination?.kind === 'hotel' ? undefined : destination,
    point,
    theme,
    guests: guestsInFlow(guests, 'activity'),
    filters: { ...noFilters, distance, price, tags },
    sort,
  }
}
