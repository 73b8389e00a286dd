import { guestsInFlow } from '../guests/guests.ts'
import { noCriteria, noFilters, type SearchCriteria } from '../search/criteria.ts'

/** The recipient chooses the date; a hotel has no activities. */
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
