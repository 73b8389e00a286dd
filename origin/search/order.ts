import type { SearchQuery } from '../../src/contract/search-query.ts'
import { raw, type Sql } from '../database/sql.ts'
import type { Scope } from './scope.ts'

/** Rank as one whole number: the figure of the order (a stay's price per night, a gift's as a whole), then quality (below 10^4), then the older stay (ids below 10^8). */
const ranks: Readonly<Record<SearchQuery['orderBy'], string>> = {
  priceQuality: '0',
  distance: '0',
  promo: 'promo',
  priceAsc: '-price / nights',
  svPriceAsc: '-price',
  svPriceDesc: 'price',
  popularity: 'bookings',
}

/** The rank of a candidate in its hotel and, except by distance, among all. */
export function rankOf({ orderBy }: Pick<SearchQuery, 'orderBy'>): Sql {
  return raw(`((${ranks[orderBy]}) * 1000000000000 + quality * 100000000 - id)`)
}

/** `ORDER BY` of ranked candidates. Distance needs a point. */
export function orderOf({ orderBy }: Pick<SearchQuery, 'orderBy'>, scope: Scope): Sql {
  return raw(orderBy === 'distance' && scope.center ? 'distance, rank DESC' : 'rank DESC')
}
