import type { SearchQuery } from '../../src/contract/search-query.ts'
import { marketOfLocale } from '../../src/market/markets.ts'
import { boxWithCode } from '../boxes/boxes.ts'
import { staysOfBox } from '../boxes/stays-of-box.ts'
import { nowIn } from '../clock/now.ts'
import { dayOf } from '../clock/days.ts'
import { row, sql } from '../database/sql.ts'
import type { Bindings } from '../env.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import type { Search } from '../search/candidates.ts'
import type { GiftTerms } from '../search/gift-terms.ts'
import { scopeOf } from '../search/scope.ts'

/** A box by its public code, or the stay of a voucher. */
export interface SearchedGift {
  readonly box?: string | undefined
  readonly stay?: number | undefined
  /** In cents. */
  readonly giftPrice: number
  readonly validUntil: string
}

/**
 * The search of a beneficiary, among the stays of the box or for the stay of the voucher. A partner's selection does not narrow what was given.
 * Throws a 404 for an unknown box or stay.
 */
export async function giftSearch(
  env: Pick<Bindings, 'DB' | 'TODAY'>,
  criteria: SearchQuery,
  { box, stay, giftPrice, validUntil }: SearchedGift,
  more: Pick<GiftTerms, 'onlyWithDates'> = {},
): Promise<Search> {
  const query = { ...criteria, minisite: undefined, flow: 'booking' as const }
  const scope = await scopeOf(env.DB, query)
  const common = {
    now: nowIn(marketOfLocale(query.locale), env.TODAY),
    gift: { price: giftPrice, validUntil: dayOf(validUntil), ...more },
  }
  if (box !== undefined) {
    const found = await boxWithCode(env.DB, box)
    if (!found) throw notFound('box')
    return { ...common, scope, query: { ...query, nights: query.nights ?? found.facts.nights }, includes: staysOfBox(found) }
  }
  if (stay === undefined) throw new HttpError(400, 'invalid-parameter', 'stay: missing', 'stay')
  const found = await row<{ hotel_id: number; min_nights: number }>(
    env.DB,
    sql`SELECT hotel_id, min_nights FROM product WHERE id = ${stay}`,
  )
  if (!found) throw notFound('stay')
  return {
    ...common,
    scope: { ...scope, conditions: [...scope.conditions, sql`h.id = ${found.hotel_id}`] },
    query: { ...query, nights: query.nights ?? found.min_nights },
    includes: [sql`s.id = ${stay}`],
    source: 'product',
  }
}
