import type { SearchQuery } from '../../src/contract/search-query.ts'
import { raw, type Sql } from '../database/sql.ts'
import type { Scope } from './scope.ts'

const orders: Readonly<Record<SearchQuery['orderBy'], string>> = {
  priceQuality: 'quality DESC, id',
  distance: 'distance, quality DESC, id',
  promo: 'promo DESC, quality DESC, id',
  priceAsc: 'price, quality DESC, id',
  popularity: 'bookings DESC, quality DESC, id',
  svPriceAsc: 'price, quality DESC, id',
  svPriceDesc: 'price DESC, quality DESC, id',
}

/** `ORDER BY` over candidates. Distance needs a point to measure from. */
export function orderOf(query: Pick<SearchQuery, 'orderBy'>, scope: Scope): Sql {
  return raw(orders[query.orderBy === 'distance' && !scope.center ? 'priceQuality' : query.orderBy])
}
