import type { DestinationKind } from '../../contract/offers.ts'
import type { IsoDate, Point } from '../../contract/scalars.ts'
import { defaultGuests, type Guests } from '../guests/guests.ts'
import { defaultSort, type Sort } from '../sort/sort.ts'

/** Check-in and check-out, check-out after check-in, at most `longestStay` nights apart. */
export interface StayDates {
  readonly checkin: IsoDate
  readonly checkout: IsoDate
}

/** Nights; the longest stay that can be asked for. */
export const longestStay = 30

/** A place of the gazetteer, or a hotel. */
export interface DestinationRef {
  readonly kind: DestinationKind
  readonly id: number
}

/** Kilometres around the searched point, whole. Present means that "include offers around" is on. */
export interface DistanceRange {
  readonly min: number
  readonly max: number
}

/** Integer cents; an absent end is open. */
export interface PriceRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export const filterLists = ['facilities', 'tags', 'stars', 'hotelStyles', 'hotelEnvironments', 'hotelTypes'] as const
export type FilterList = (typeof filterLists)[number]

/** What the filter bar sets. Lists are sorted and hold no value twice; `tags` are the activities. */
export interface Filters extends Readonly<Record<FilterList, readonly string[]>> {
  readonly price?: PriceRange | undefined
  /** Lowest review score, above 0 to 10, one decimal. */
  readonly minScore?: number | undefined
  /** The pets facility, which never stands in `facilities`. */
  readonly petsAllowed: boolean
  /** Only with a point. */
  readonly distance?: DistanceRange | undefined
}

/** Everything a search is for: what the hash says, and equally the query. Plain JSON. */
export interface SearchCriteria {
  readonly destination?: DestinationRef | undefined
  readonly theme?: number | undefined
  /** Where distances are measured from; six decimals. */
  readonly point?: Point | undefined
  readonly dates?: StayDates | undefined
  readonly guests: Guests
  readonly filters: Filters
  readonly sort: Sort
  /** Nights of a gift, 1 to 7. */
  readonly giftNights?: number | undefined
}

export const noFilters: Filters = {
  facilities: [],
  tags: [],
  stars: [],
  hotelStyles: [],
  hotelEnvironments: [],
  hotelTypes: [],
  petsAllowed: false,
}

/** The search of a visitor who asked for nothing: everywhere, any time, two adults. */
export const everything: SearchCriteria = { guests: defaultGuests, filters: noFilters, sort: defaultSort }
