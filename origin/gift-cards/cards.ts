import type { D1Database } from '@cloudflare/workers-types'
import type { GiftCardBalance, GiftCardPayments } from '../../src/contract/gift-card.ts'
import { type Locale, marketOfLocale } from '../../src/market/markets.ts'
import { dateOf } from '../clock/days.ts'
import { nowIn } from '../clock/now.ts'
import { instantOf } from '../clock/instant.ts'
import { among, prepare, raw, sql } from '../database/sql.ts'
import type { Bindings } from '../env.ts'
import { HttpError } from '../http/http-error.ts'
import { returnEnded } from './uses.ts'

type Env = Pick<Bindings, 'TODAY' | 'CLOCK'> & { readonly DB: Pick<D1Database, 'prepare' | 'batch'> }

interface CardRow {
  code: string
  locale: Locale
  status: string
  type: string
  valid_until: string
  balance: number | null
  /** In cents; null where nothing is reserved. */
  reserved: number | null
}

/** Returns what each card can pay in a market, in the order of the codes. What is no longer reserved is given back before. */
export async function balancesOf(env: Env, codes: readonly string[], locale: Locale): Promise<GiftCardBalance[]> {
  const query = sql`SELECT o.code, o.locale, o.status, json_extract(o.record, '$.gift.type') AS type,
      json_extract(o.record, '$.validUntil') AS valid_until, c.balance,
      (SELECT sum(u.amount) FROM gift_card_use u WHERE u.code = o.code AND u.state = 'reserved') AS reserved
    FROM gift_order o LEFT JOIN gift_card c ON c.code = o.code WHERE ${among(raw('o.code'), codes)}`
  // The statements are the same for codes that do not exist.
  const results = await env.DB.batch<CardRow>([...returnEnded(env.DB, codes, instantOf(env)), prepare(env.DB, query)])
  const found = new Map(results.at(-1)?.results.map((row) => [row.code, row]))
  const market = marketOfLocale(locale)
  const today = dateOf(nowIn(market, env.TODAY, () => instantOf(env)).today)
  return codes.map((code) => {
    const row = found.get(code)
    if (!row) return { code, state: 'unknown', balance: 0 }
    const isElsewhere = marketOfLocale(row.locale).country !== market.country
    const state = stateOf(row, isElsewhere, today)
    return { code, state, balance: state === 'usable' ? (row.balance ?? 0) : 0, validUntil: row.valid_until, locale: row.locale }
  })
}

function stateOf(
  { type, balance, reserved, valid_until: validUntil }: CardRow,
  isElsewhere: boolean,
  today: string,
): GiftCardBalance['state'] {
  if (type !== 'GIFTCARD') return 'otherGift'
  if (isElsewhere) return 'elsewhere'
  if (balance === null) return 'unpaid'
  if (validUntil < today) return 'expired'
  if (balance > 0) return 'usable'
  return reserved === null ? 'spent' : 'reserved'
}

export const cardChanged = (): HttpError => new HttpError(409, 'gift-card-changed', 'A gift card cannot pay its part', 'giftCards')

/**
 * Throws a 400 for a card that is there twice, and a 409 for one that pays nothing in this market. Its balance is left to the batch that
 * takes from it.
 */
export async function checkCards(env: Env, parts: GiftCardPayments, locale: Locale): Promise<void> {
  if (parts.length === 0) return
  const codes = parts.map(({ code }) => code)
  if (new Set(codes).size < codes.length) throw new HttpError(400, 'invalid-parameter', 'A gift card is there twice', 'giftCards')
  const refused = ['unknown', 'otherGift', 'elsewhere', 'unpaid', 'expired']
  if ((await balancesOf(env, codes, locale)).some(({ state }) => refused.includes(state))) throw cardChanged()
}

/** Returns what the cards leave to pay of a price, which is negative where they pay too much. */
export function amountAfter(price: number, parts: GiftCardPayments): number {
  return parts.reduce((rest, { amount }) => rest - amount, price)
}
