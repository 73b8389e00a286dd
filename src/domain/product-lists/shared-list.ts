import * as v from 'valibot'
import { maxListed, type ProductsQuery } from '../../contract/wished-products.ts'
import { datesField, guestsField } from '../address/dates-and-guests.ts'
import { readFields, writeFields } from '../address/fields.ts'
import { type Pairs, readParameters, writeParameters } from '../address/parameters.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import type { Guests } from '../guests/guests.ts'
import { toOccupancy, toStayOccupancy } from '../guests/occupancy.ts'

/** Products are priced for these dates and guests. */
export interface ListCriteria {
  readonly dates: StayDates | undefined
  readonly guests: Guests
}

export interface SharedList extends ListCriteria {
  readonly wishes: readonly string[]
}

const fields = { dates: datesField, guests: guestsField }

export function parseListCriteria(hashOrQuery: string): ListCriteria {
  return readFields(fields, readParameters(hashOrQuery), undefined)
}

/** Without a leading `#` or `?`. */
export function formatListCriteria(criteria: ListCriteria): string {
  return writeParameters(pairsOf(criteria))
}

const pairsOf = ({ dates, guests }: ListCriteria): Pairs => writeFields(fields, { dates, guests }, undefined)

export function productsQuery(wishes: readonly string[], { dates, guests }: ListCriteria): ProductsQuery {
  return { products: [...wishes], ...(dates ? toStayOccupancy(dates, guests) : toOccupancy(guests)) }
}

/** The value is a list such as `10572-a700001`, where `a` marks an activity. */
export const sharedIdsKey = 'ids'

const SharedIds = v.pipe(
  v.string(),
  v.maxLength(maxListed * 12),
  v.transform((text) => [...new Set(text.split('-'))]),
  v.array(v.pipe(v.string(), v.regex(/^a?[1-9]\d{0,8}$/))),
  v.maxLength(maxListed),
  v.transform((ids) => ids.map((id) => (id.startsWith('a') ? `ACTIVITY:${id.slice(1)}` : `STAY:${id}`))),
)

/** Undefined without a valid list; invalid dates are dropped. */
export function parseSharedList(query: string): SharedList | undefined {
  const parameters = readParameters(query)
  const wishes = v.safeParse(SharedIds, parameters.get(sharedIdsKey))
  return wishes.success ? { wishes: wishes.output, ...parseListCriteria(query) } : undefined
}

/** Without a leading `?`. Products above the limit are left out. */
export function formatSharedList(list: SharedList): string {
  const ids = list.wishes.slice(0, maxListed).map((wish) => wish.replace('ACTIVITY:', 'a').replace('STAY:', ''))
  return writeParameters([[sharedIdsKey, ids.join('-')], ...pairsOf(list)])
}
