import type { SearchQuery } from '../../src/contract/search-query.ts'
import { raw, sql, type Sql } from '../database/sql.ts'

/** Nights that a price is divided by before it is compared: those of a stay; a gift and an activity have one price. */
const pricedNights = ({ flow }: Pick<SearchQuery, 'flow'>): Sql => raw(flow === 'booking' ? 'nights' : '1')

/** Conditions on the columns `price` and `nights` of a candidate, in whole cents: exact, without division. */
export function priceWithin(query: Pick<SearchQuery, 'flow' | 'priceMin' | 'priceMax'>): Sql[] {
  const { priceMin, priceMax } = query
  const nights = pricedNights(query)
  return [...(priceMin ? [sql`price >= ${priceMin} * ${nights}`] : []), ...(priceMax ? [sql`price <= ${priceMax} * ${nights}`] : [])]
}

/** Cents a night, rounded down. */
export const unitPrice = (query: Pick<SearchQuery, 'flow'>): Sql => sql`(price / ${pricedNights(query)})`

/** Cents. */
const stepWidth = 1000
const steps = { first: 1, last: 24 }

/** Lowest price of each step of the histogram, in cents. The first reaches down to 0, the last has no upper end. */
export const priceSteps: readonly number[] = Array.from({ length: steps.last }, (_, at) => (at === 0 ? 0 : (at + 1) * stepWidth))

/** The lowest price of a candidate's step. */
export function priceStep(query: Pick<SearchQuery, 'flow'>): Sql {
  const step = sql`MIN(MAX(${unitPrice(query)} / ${stepWidth}, ${steps.first}), ${steps.last})`
  return sql`(CASE ${step} WHEN ${steps.first} THEN 0 ELSE ${step} * ${stepWidth} END)`
}
