import type { SearchQuery } from '../../src/contract/search-query.ts'
import { raw, sql, type Sql } from '../database/sql.ts'
import type { GiftTerms } from './gift-terms.ts'
import { paidPrice } from './price-unit.ts'
import type { Scope } from './scope.ts'

/**
 * A rank is one whole number: the figure of the order (a price is the whole one, which cards print large), then the quality (below 10^4),
 * then the older stay (ids below 10^8).
 */
const ranks: Readonly<Record<SearchQuery['orderBy'], (price: Sql) => Sql>> = {
  priceQuality: () => raw('0'),
  distance: () => raw('0'),
  promo: () => raw('promo'),
  priceAsc: (price) => sql`-${price}`,
  svPriceAsc: (price) => sql`-${price}`,
  svPriceDesc: (price) => price,
  popularity: () => raw('bookings'),
}

/** Ranks candidates within their hotel and, except by distance and value, among all. Those without a date for a gift are below all others. */
export function rankOf({ orderBy }: Pick<SearchQuery, 'orderBy'>, gift: GiftTerms | undefined): Sql {
  const figure = ranks[orderBy](paidPrice(gift))
  if (!gift) return sql`((${figure}) * 1000000000000 + quality * 100000000 - id)`
  return sql`(COALESCE(${figure}, 0) * 1000000000000 + quality * 100000000 - id - (price IS NULL) * 4000000000000000000)`
}

/** In tenths. A hotel without reviews counts as having this score. */
export const scoreWithoutReviews = 80

/**
 * Best value: the hotel's review score, less a tenth of a point for every 10 € that a person pays a night. In thousandths of a tenth of a
 * point, from the columns `score` (tenths), `price` (cents) and `nights`.
 */
export const valueOf = (people: number, gift: GiftTerms | undefined): Sql =>
  sql`(COALESCE(score, ${scoreWithoutReviews}) * 1000 - ${paidPrice(gift)} / (nights * ${people}))`

/** Only a search with a point can be ordered by distance. Where no place is named, near hotels come first. */
export function orderOf({ orderBy }: Pick<SearchQuery, 'orderBy'>, scope: Scope, gift: GiftTerms | undefined): Sql {
  const order = orderOfAll(orderBy, scope)
  return gift ? sql`price IS NULL, ${order}` : order
}

function orderOfAll(orderBy: SearchQuery['orderBy'], { center, hotel, place }: Scope): Sql {
  if (orderBy === 'distance' && center) return raw('distance, rank DESC')
  if (orderBy === 'priceQuality') return raw(center || hotel || place ? 'value DESC, rank DESC' : 'near DESC, value DESC, rank DESC')
  return raw('rank DESC')
}
