import type { SearchQuery } from '../../src/contract/search-query.ts'
import { raw, sql, type Sql } from '../database/sql.ts'

/** A stay's price is divided by its nights before it is compared. A gift and an activity have one price. */
const pricedNights = ({ flow }: Pick<SearchQuery, 'flow'>): Sql => raw(flow === 'booking' ? 'nights' : '1')

/** Conditions on the columns `price` and `nights`, in whole cents: exact, because nothing is divided. */
export function priceWithin(query: Pick<SearchQuery, 'flow' | 'priceMin' | 'priceMax'>): Sql[] {
  const { priceMin, priceMax } = query
  const nights = pricedNights(query)
  return [...(priceMin ? [sql`price >= ${priceMin} * ${nights}`] : []), ...(priceMax ? [sql`price <= ${priceMax} * ${nights}`] : [])]
}

export const unitPrice = (query: Pick<SearchQuery, 'flow'>): Sql => sql`(price / ${pricedNights(query)})`

const stepWidth = 1000
const steps = { first: 1, last: 24 }

/** The lowest price of each step of the histogram, in cents. The first step reaches down to 0, and the last one has no upper end. */
export const priceSteps: readonly number[] = Array.from({ length: steps.last }, (_, at) => (at === 0 ? 0 : (at + 1) * stepWidth))

export function priceStep(query: Pick<SearchQuery, 'flow'>): Sql {
  const step = sql`MIN(MAX(${unitPrice(query)} / ${stepWidth}, ${steps.first}), ${steps.last})`
  return sql`(CASE ${step} WHEN ${steps.first} THEN 0 ELSE ${step} * ${stepWidth} END)`
}
