import { inSingleRoom } from '../guests/guests.ts'
import { defaultSort } from '../sort/sort.ts'
import { type Pairs, writeParameters } from './parameters.ts'
import { writeDates, writeGuests } from './party-and-dates.ts'
import type { Filters, SearchCriteria } from './search-criteria.ts'

/** The criteria as a hash or query, without `#` or `?`: one spelling for equal criteria, defaults left out, empty for none. */
export function formatSearchCriteria(criteria: SearchCriteria): string {
  return writeParameters(searchPairs(criteria))
}

/** The same, as pairs in the order of the grammar. */
export function searchPairs(criteria: SearchCriteria): Pairs {
  const { destination, theme, point, dates, guests, filters, sort, giftNights } = criteria
  return [
    ['theme', theme],
    ...(destination ? [[destination.kind, destination.id] as const] : []),
    ['lat', decimal(point?.lat)],
    ['lng', decimal(point?.lng)],
    ...writeDates(dates),
    ...writeGuests(guests),
    ['s', inSingleRoom(guests) ? 'true' : undefined],
    ...filterPairs(filters, point !== undefined),
    ['sort', sort === defaultSort ? undefined : sort],
    ['giftNights', giftNights],
  ]
}

function filterPairs(filters: Filters, hasPoint: boolean): Pairs {
  const distance = hasPoint ? filters.distance : undefined
  return [
    ['distanceMin', distance?.min || undefined],
    ['distanceMax', distance?.max],
    ['priceMin', filters.price?.min || undefined],
    ['priceMax', filters.price?.max || undefined],
    ['minHotelReviewScore', filters.minScore],
    ['facilities', filters.facilities.join(',')],
    ['petsAllowed', filters.petsAllowed ? 'true' : undefined],
    ['tags', filters.tags.join(',')],
    ['stars', filters.stars.join(',')],
    ['hotelStyles', filters.hotelStyles.join(',')],
    ['hotelEnvironments', filters.hotelEnvironments.join(',')],
    ['hotelTypes', filters.hotelTypes.join(',')],
  ]
}

/** At most six decimals (a tenth of a metre), never in exponent form. */
function decimal(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(Math.round(value * 1e6) / 1e6 + 0)
}
