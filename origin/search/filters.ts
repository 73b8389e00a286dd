import type { SearchQuery } from '../../src/contract/search-query.ts'
import { all, among, raw, sql, type Sql } from '../database/sql.ts'
import type { Conditions } from './candidates.ts'
import type { GiftTerms } from './gift-terms.ts'
import { priceWithin } from './price-unit.ts'

/** Filters beside place, dates and guests. Each can be left out to count its own choices. */
export const filterGroups = ['price', 'score', 'stars', 'type', 'environment', 'style', 'facility', 'tag'] as const
export type FilterGroup = (typeof filterGroups)[number]

/** These apply to all stays of a hotel alike. */
export const hotelGroups = ['score', 'stars', 'type', 'environment', 'style', 'facility'] as const satisfies readonly FilterGroup[]

export type FilterCriteria = Pick<
  SearchQuery,
  | 'flow'
  | 'priceMin'
  | 'priceMax'
  | 'minHotelReviewScore'
  | 'stars'
  | 'hotelTypes'
  | 'hotelEnvironments'
  | 'hotelStyles'
  | 'facilities'
  | 'petsAllowed'
  | 'tags'
>

const oneOf = (column: string, list: readonly string[] | undefined): Sql | undefined =>
  list && list.length > 0 ? among(raw(column), list) : undefined

/**
 * Each filter is a condition on `hotel h`, `stay s` and the computed `price` and `nights`. Choices of a list are alternatives, and
 * facilities add up.
 */
export function filtersOf(query: FilterCriteria, gift?: GiftTerms): Partial<Record<FilterGroup, Sql>> {
  const facilities = (query.facilities ?? []).filter((code) => code !== 'pets')
  const pets = query.petsAllowed === true || (query.facilities ?? []).includes('pets')
  const price = priceWithin(query, gift)
  const facility = [
    ...(pets ? [raw('h.pets')] : []),
    ...(facilities.length > 0
      ? [
          sql`(SELECT COUNT(*) FROM hotel_facility f WHERE f.hotel_id = h.id AND ${among(raw('f.facility'), facilities)}) = ${new Set(facilities).size}`,
        ]
      : []),
  ]
  const groups: Record<FilterGroup, Sql | undefined> = {
    price: price.length > 0 ? all(price) : undefined,
    score: query.minHotelReviewScore ? sql`h.score >= ${Math.ceil(query.minHotelReviewScore * 10)}` : undefined,
    stars: query.stars && query.stars.length > 0 ? among(raw('h.stars'), query.stars.map(Number).filter(Number.isFinite)) : undefined,
    type: oneOf('h.type', query.hotelTypes),
    environment: oneOf('h.environment', query.hotelEnvironments),
    style:
      query.hotelStyles && query.hotelStyles.length > 0
        ? sql`EXISTS (SELECT 1 FROM hotel_style y WHERE y.hotel_id = h.id AND ${among(raw('y.style'), query.hotelStyles)})`
        : undefined,
    facility: facility.length > 0 ? all(facility) : undefined,
    tag:
      query.tags && query.tags.length > 0
        ? sql`EXISTS (SELECT 1 FROM stay_tag g WHERE g.stay_id = s.id AND ${among(raw('g.tag'), query.tags.map(Number).filter(Number.isFinite))})`
        : undefined,
  }
  const set: Partial<Record<FilterGroup, Sql>> = {}
  for (const group of filterGroups) {
    const condition = groups[group]
    if (condition) set[group] = condition
  }
  return set
}

/** Those on the hotel apart from the one on the stay. */
export function conditionsOf({ tag, ...filters }: Partial<Record<Exclude<FilterGroup, 'price'>, Sql>>): Conditions {
  return { hotel: hotelGroups.flatMap((group) => filters[group] ?? []), stay: tag ? [tag] : [] }
}
