import fc from 'fast-check'
import { addDays } from '../dates/days.ts'
import { sorts } from '../sort/sort.ts'
import { clampDistance, distanceBounds } from './distance-bounds.ts'
import { longestStayNights } from '../dates/stay-dates.ts'
import type { SearchCriteria } from './criteria.ts'
import { destinationKinds } from '../../contract/destination-kinds.ts'
import { daysAround, maxOpenNights } from './flexibility.ts'
import { searchKeys } from './hash.ts'
import { giftFormats } from '../address/gift-choice.ts'
import { buckets } from '../address/gift-choice.ts'
import type { StayCriteria } from '../stay/criteria.ts'
import { stayKeys } from '../stay/hash.ts'

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const list = (arbitrary: fc.Arbitrary<string>) => fc.uniqueArray(arbitrary, { maxLength: 6 }).map((values) => values.sort())
const token = fc.stringMatching(/^[\w-]{1,12}$/).filter((value) => value !== 'pets')
const degrees = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6)
const id = fc.integer({ min: 1, max: 99_999_999 })

const anyDates = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: longestStayNights }))
  .map(([offset, nights]) => ({ checkin: addDays('2000-01-01', offset), checkout: addDays('2000-01-01', offset + nights) }))

const anyMonth = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

/** Dates as a search has them: fixed, some days around them, or open. */
const anyWhen: fc.Arbitrary<Pick<SearchCriteria, 'dates' | 'flexibility'>> = fc.oneof(
  fc.record({
    dates: fc.constant(undefined),
    flexibility: maybe(
      fc.oneof(
        fc.record({
          kind: fc.constant('weekend' as const),
          month: maybe(anyMonth),
          nights: fc.integer({ min: 1, max: maxOpenNights }),
        }),
        fc.record({ kind: fc.constant('month' as const), month: anyMonth, nights: fc.integer({ min: 1, max: maxOpenNights }) }),
      ),
    ),
  }),
  fc.record({
    dates: anyDates,
    flexibility: maybe(fc.record({ kind: fc.constant('around' as const), days: fc.constantFrom(...daysAround) })),
  }),
)

const anyGuests = fc.record({
  adults: fc.integer({ min: 1, max: 20 }),
  children: fc.integer({ min: 0, max: 10 }),
  babies: fc.integer({ min: 0, max: 10 }),
})

const anyPrice = fc
  .tuple(maybe(fc.integer({ min: 1, max: 500_000 })), maybe(fc.integer({ min: 500_000, max: 10_000_000 })))
  .map(([min, max]) => (min === undefined && max === undefined ? undefined : { min, max }))

const anyPlace = fc.record({
  destination: maybe(fc.record({ kind: fc.constantFrom(...destinationKinds), id })),
  point: maybe(fc.record({ lat: degrees(90), lng: degrees(180) })),
  distance: maybe(fc.record({ min: fc.integer({ min: 0, max: 320 }), max: fc.integer({ min: 0, max: 320 }) })),
})

const anyFilters = fc.record({
  facilities: list(token),
  tags: list(token),
  stars: list(fc.constantFrom('1', '2', '3', '4', '5')),
  hotelStyles: list(token),
  hotelEnvironments: list(token),
  hotelTypes: list(token),
  petsAllowed: fc.boolean(),
  price: anyPrice,
  minScore: maybe(fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10)),
})

export const anySearch: fc.Arbitrary<SearchCriteria> = fc
  .record({
    place: anyPlace,
    theme: maybe(fc.integer({ min: 1, max: 9999 })),
    when: anyWhen,
    guests: anyGuests,
    rooms: maybe(fc.integer({ min: 2, max: 4 })),
    filters: anyFilters,
    sort: fc.constantFrom(...sorts),
    giftNights: maybe(fc.integer({ min: 1, max: 7 })),
    giftFormat: fc.constantFrom(...giftFormats),
    bucket: maybe(fc.constantFrom(...buckets)),
    upsell: fc.constantFrom('availability' as const, 'none' as const),
  })
  .map(({ place, when, filters, ...rest }) => ({
    ...rest,
    ...when,
    destination: place.destination,
    point: place.point,
    filters: {
      ...filters,
      distance: place.point && place.distance && clampDistance(place.distance, distanceBounds(place.destination)),
    },
  }))

export const anyStay: fc.Arbitrary<StayCriteria> = fc.record({
  dates: maybe(anyDates),
  guests: anyGuests,
  giftNights: maybe(fc.integer({ min: 1, max: 7 })),
  giftFormat: fc.constantFrom(...giftFormats),
  giftAdults: maybe(fc.integer({ min: 1, max: 20 })),
  sleeves: list(token),
  additions: list(token),
  bucket: maybe(fc.constantFrom(...buckets)),
  upsell: fc.constantFrom('availability' as const, 'none' as const),
  offerId: maybe(id),
  extra: maybe(id),
  activities: fc.dictionary(id.map(String), token, { maxKeys: 4, noNullPrototype: true }),
  anchor: maybe(fc.constant('products' as const)),
})

const oddValue = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('2026-02-30', '1e3', '-0', '%', ',,', 'null', '0.5', '٣'))

/** Arbitrary hashes: known keys with odd values, repeated keys, broken escapes, anything. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc
    .array(fc.tuple(fc.constantFrom(...searchKeys, ...stayKeys, 'page', 'flow', '__proto__'), oddValue), { maxLength: 12 })
    .map((pairs) => `#${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`),
)

/** Converts a query as it is sent: strings, lists with commas, no absent values. */
export function sent(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(query).map(([key, value]) => [key, value === undefined ? '' : String(value)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}
