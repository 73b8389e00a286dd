import { guestLimits } from '../guests/guests.ts'
import { formatActivitySelection, parseActivitySelection, selectionKey } from './activity-selection.ts'
import { foreignPairs, listOf, type Pairs, readParameters, wholeIn, writeParameters } from './parameters.ts'
import { nightsOf, readDates, readGuests, writeDates, writeGuests } from './party-and-dates.ts'
import { buckets, type StayCriteria, stayKeys } from './stay-criteria.ts'

/**
 * The criteria of a stay or hotel page's hash or query (specification of booking, section 2, "Product (stay) page").
 * Total: a value that cannot be read is its default. Dates are checked against today by `acceptDates`.
 */
export function parseStayCriteria(hashOrQuery: string): StayCriteria {
  const parameters = readParameters(hashOrQuery)
  const { min, max } = guestLimits.adults
  const bucket = wholeIn(parameters.get('bucket'), 1, 3)
  return {
    dates: readDates(parameters),
    guests: readGuests(parameters),
    giftNights: wholeIn(parameters.get('giftNights'), 1, 7),
    giftFormat: parameters.get('giftFormat') === 'physical' ? 'physical' : 'digital',
    giftAdults: wholeIn(parameters.get('giftAdults') ?? parameters.get('giftAdult'), min, max),
    sleeves: listOf(parameters.getAll('sleeves')),
    bucket: buckets.find((known) => known === bucket),
    upsell: parameters.get('upsell') === 'availability' ? 'availability' : 'none',
    offerId: wholeIn(parameters.get('offerId'), 1, 99_999_999),
    activities: parseActivitySelection(parameters.getAll(selectionKey)),
    anchor: parameters.get('anchor') === 'products' ? 'products' : undefined,
  }
}

/** The criteria as a hash or query, without `#` or `?`: defaults left out, empty for none. */
export function formatStayCriteria(criteria: StayCriteria): string {
  return writeParameters(stayPairs(criteria))
}

/** The same, as pairs in the order of the grammar. */
export function stayPairs(criteria: StayCriteria): Pairs {
  return [
    ...writeDates(criteria.dates),
    ...writeGuests(criteria.guests),
    ['giftNights', criteria.giftNights],
    ['giftFormat', criteria.giftFormat === 'digital' ? undefined : criteria.giftFormat],
    ['giftAdults', criteria.giftAdults],
    ['sleeves', criteria.sleeves.join(',')],
    ['bucket', criteria.bucket],
    ['upsell', criteria.upsell === 'none' ? undefined : criteria.upsell],
    ['offerId', criteria.offerId],
    [selectionKey, formatActivitySelection(criteria.activities)],
    ['anchor', criteria.anchor],
  ]
}

/** True when a hash or query says anything that the stay grammar reads. */
export function hasStayCriteria(hashOrQuery: string): boolean {
  return [...readParameters(hashOrQuery)].some(([key, value]) => value !== '' && stayKeys.includes(key))
}

/**
 * A hash or query with some stay criteria changed, and the nights of its dates (section 4, "Calendar"), which only repeat them; keys that
 * are not the stay page's are kept as they are, last.
 */
export function withStayCriteria(hashOrQuery: string, patch: Partial<StayCriteria>): string {
  const criteria = { ...parseStayCriteria(hashOrQuery), ...patch }
  const nights = criteria.dates && nightsOf(criteria.dates)
  return writeParameters([...stayPairs(criteria), ['nights', nights], ...foreignPairs(hashOrQuery, stayKeys)])
}
