import type { SearchQuery } from '../../src/contract/search-query.ts'
import { raw, sql, type Sql } from '../database/sql.ts'
import type { GiftTerms } from './gift-terms.ts'

/** Beneficiaries search with their gift. */
type Gift = Pick<GiftTerms, 'price'> | undefined

/** What is left to pay of the column `price`: with a gift, its supplement. */
export const paidPrice = (gift: Gift): Sql => (gift ? sql`MAX(0, price - ${gift.price})` : raw('price'))

/** A stay's price is divided by its nights before it is compared. A gift, an activity and a supplement have one price. */
const pricedNights = ({ flow }: Pick<SearchQuery, 'flow'>, gift: Gift): Sql => raw(flow === 'booking' && !gift ? 'nights' : '1')

/** Conditions on the columns `price` and `nights`, in whole cents: exact, because nothing is divided. */
export function priceWithin(query: Pick<SearchQuery, 'flow' | 'priceMin' | 'priceMax'>, gift?: Gift): Sql[] {
  const { priceMin, priceMax } = query
  const nights = pricedNights(query, gift)
  const price = paidPrice(gift)
  // A supplement of at most nothing is what the gift includes.
  const hasMax = gift ? priceMax !== undefined : priceMax
  return [
    ...(priceMin ? [sql`${price} >= ${priceMin} * ${nights}`] : []),
    ...(hasMax ? [sql`${price} <= ${priceMax ?? 0} * ${nights}`] : []),
  ]
}

export const unitPrice = (query: Pick<SearchQuery, 'flow'>, gift?: Gift): Sql => sql`(${paidPrice(gift)} / ${pricedNights(query, gift)})`

const stepWidth = 1000
const steps = { first: 1, last: 24 }

/** The lowest price of each step of the histogram, in cents. The first step reaches down to 0, and the last one has no upper end. */
export const priceSteps: readonly number[] = Array.from({ length: steps.last }, (_, at) => (at === 0 ? 0 : (at + 1) * stepWidth))

export function priceStep(query: Pick<SearchQuery, 'flow'>, gift?: Gift): Sql {
  const step = sql`MIN(MAX(${unitPrice(query, gift)} / ${stepWidth}, ${steps.first}), ${steps.last})`
  return sql`(CASE ${step} WHEN ${steps.first} THEN 0 ELSE ${step} * ${stepWidth} END)`
}
