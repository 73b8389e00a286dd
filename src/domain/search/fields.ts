import type { FilterList } from '../../contract/filter-lists.ts'
import type { Point } from '../../contract/scalars.ts'
import { giftNights, guestsField } from '../address/dates-and-guests.ts'
import { giftChoice } from '../address/gift-choice.ts'
import { type AddressField, groupOf } from '../address/fields.ts'
import { decimalIn, listOf, wholeIn } from '../address/parameters.ts'
import { type Guests, inSingleRoom } from '../guests/guests.ts'
import { defaultSort, type Sort, sortOf } from '../sort/sort.ts'
import type { DestinationRef } from './destination.ts'
import { destinationKinds } from '../../contract/destination-kinds.ts'
import { clampDistance, distanceBounds, type DistanceRange } from './distance-bounds.ts'
import { flexibilityField, searchDatesField } from './flexibility.ts'
import type { PriceRange } from './price-bounds.ts'

export interface PlaceCriterion {
  readonly destination?: DestinationRef | undefined
  readonly point?: Point | undefined
  readonly theme?: number | undefined
}

export const filterSections = ['activities', 'price', 'distance', 'facilities', 'more'] as const
export type FilterSection = (typeof filterSections)[number]

interface FilterField<Value> extends AddressField<Value, PlaceCriterion> {
  readonly section: FilterSection
}

export interface ListField extends FilterField<readonly string[]> {
  readonly list: FilterList
}

const highestId = 99_999_999

const theme: AddressField<number | undefined, PlaceCriterion> = {
  read: (parameters, place) => wholeIn(parameters.get('theme'), 1, 9999) ?? place.theme,
  write: (id) => [['theme', id]],
}

/** `hotelId` is an alias of `hotel`. */
const destination: AddressField<DestinationRef | undefined, PlaceCriterion> = {
  keys: [...destinationKinds, 'hotelId'],
  read: (_, place) => place.destination,
  write: (ref) => (ref ? [[ref.kind, ref.id]] : []),
}

export function readDestination(parameters: URLSearchParams): DestinationRef | undefined {
  for (const kind of destinationKinds) {
    const text = parameters.get(kind) ?? (kind === 'hotel' ? parameters.get('hotelId') : null)
    const id = wholeIn(text, 1, highestId)
    if (id !== undefined) return { kind, id }
  }
  return undefined
}

const point: AddressField<Point | undefined, PlaceCriterion> = {
  keys: ['lat', 'lng'],
  read: (_, place) => place.point,
  write: (value) => [
    ['lat', value && rounded(value.lat)],
    ['lng', value && rounded(value.lng)],
  ],
}

/** Rounds to a tenth of a metre. Adding 0 turns minus zero into zero. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0

export function readPoint(parameters: URLSearchParams): Point | undefined {
  const lat = decimalIn(parameters.get('lat'), -90, 90, 6)
  const lng = decimalIn(parameters.get('lng'), -180, 180, 6)
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

/** `s` (all guests in one room) is written but never read, because it follows from the guests. */
const guests: AddressField<Guests, PlaceCriterion> = {
  keys: [...guestsField.keys, 's'],
  read: guestsField.read,
  write: (value) => [...guestsField.write(value), ['s', inSingleRoom(value) ? 'true' : undefined]],
}

/** How many rooms at most, for guests who would otherwise share one; undefined for one. */
const rooms: AddressField<number | undefined, PlaceCriterion> = {
  read: (parameters) => wholeIn(parameters.get('rooms'), 2, 4),
  write: (count) => [['rooms', count]],
}

const sort: AddressField<Sort, PlaceCriterion> = {
  read: (parameters) => sortOf(parameters.get('sort')),
  write: (value) => [['sort', value === defaultSort ? undefined : value]],
}

const distance: FilterField<DistanceRange | undefined> = {
  keys: ['distanceMin', 'distanceMax'],
  section: 'distance',
  read(parameters, place) {
    const min = wholeIn(parameters.get('distanceMin'), 0, 99_999)
    const max = wholeIn(parameters.get('distanceMax'), 0, 99_999)
    if (!place.point || (min ?? max) === undefined) return undefined
    return clampDistance({ min, max }, distanceBounds(place.destination))
  },
  write: (range, place) => [
    ['distanceMin', (place.point && range?.min) || undefined],
    ['distanceMax', place.point && range?.max],
  ],
}

const highestPriceCents = 10_000_000

/** A range in cents; one whose ends are in the wrong order is dropped. Which ends limit something depends on the flow (`limitingPrice`). */
const price: FilterField<PriceRange | undefined> = {
  keys: ['priceMin', 'priceMax'],
  section: 'price',
  read(parameters) {
    const min = wholeIn(parameters.get('priceMin'), 1, highestPriceCents)
    const max = wholeIn(parameters.get('priceMax'), 1, highestPriceCents)
    return (min ?? max) === undefined || (min ?? 0) > (max ?? highestPriceCents) ? undefined : { min, max }
  },
  write: (range) => [
    ['priceMin', range?.min || undefined],
    ['priceMax', range?.max || undefined],
  ],
}

/** Reads `minHotelReviewScore`, or else the lowest `hotelScore`, which a form may repeat. */
const minScore: FilterField<number | undefined> = {
  keys: ['minHotelReviewScore', 'hotelScore'],
  repeated: ['hotelScore'],
  section: 'more',
  read(parameters) {
    const lowest = parameters.get('minHotelReviewScore')
    const texts = lowest === null ? parameters.getAll('hotelScore').flatMap((text) => text.split(',')) : [lowest]
    const scores = texts.map((text) => decimalIn(text, 0.1, 10, 1)).filter((score) => score !== undefined)
    return scores.length > 0 ? Math.min(...scores) : undefined
  },
  write: (score) => [['minHotelReviewScore', score]],
}

export const petsFacility = 'pets'

const petsAllowed: FilterField<boolean> = {
  section: 'facilities',
  read: (parameters) =>
    listOf(parameters.getAll('facilities')).includes(petsFacility) || /^(true|1|on)$/.test(parameters.get('petsAllowed') ?? ''),
  write: (allowed) => [['petsAllowed', allowed ? 'true' : undefined]],
}

export function list(name: FilterList, section: FilterSection, accepts: (value: string) => boolean = () => true): ListField {
  return {
    list: name,
    section,
    repeated: [name],
    read: (parameters) => listOf(parameters.getAll(name)).filter(accepts),
    write: (values) => [[name, values.join(',')]],
  }
}

/**
 * In the order of an address. A list is also a row of the contract's `filterLists`; `request.ts` and `request-body.ts` send every other
 * filter.
 */
export const filterFields = {
  distance,
  price,
  /** Above 0 and up to 10, with one decimal. */
  minScore,
  facilities: list('facilities', 'facilities', (facility) => facility !== petsFacility),
  petsAllowed,
  tags: list('tags', 'activities'),
  stars: list('stars', 'more', (star) => /^[1-5]$/.test(star)),
  hotelStyles: list('hotelStyles', 'more'),
  hotelEnvironments: list('hotelEnvironments', 'more'),
  hotelTypes: list('hotelTypes', 'more'),
}

/** Addresses have their keys in this order. */
export const searchFields = {
  theme,
  destination,
  point,
  dates: searchDatesField,
  flexibility: flexibilityField,
  guests,
  rooms,
  filters: groupOf<PlaceCriterion, typeof filterFields>(filterFields),
  sort,
  giftNights,
  ...giftChoice,
}
